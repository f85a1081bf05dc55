import { type CodeListDefinition, displayDate, storedDate } from '../../engine/index.ts';
import { text } from '../dialog-texts.ts';

interface GuidancePageProps {
  /** Code list of the field; a field may have none. */
  readonly list: CodeListDefinition | undefined;
  readonly code: string;
}

/** The page that an authority publishes on what the code in the field stands for, and who names it (ENG-075). */
export function GuidancePage({ list, code }: GuidancePageProps) {
  const option = list?.options.find(({ value }) => value === code);
  if (!list?.guides || !option?.page) return null;
  const { source, date } = list.guides;
  return (
    <p className="help-source">
      <a href={option.page} target="_blank" rel="noreferrer" onMouseDown={(event) => event.preventDefault()}>
        {text('help.page', { name: option.label })}
      </a>
      , {text('help.pageSource', { source, date: displayDate(storedDate(date) ?? date) })}
    </p>
  );
}
