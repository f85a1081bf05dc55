import Popper from '@mui/material/Popper';
import { useEffect, useState } from 'react';
import { definitionAt, type FieldDefinition, parsePath } from '../../engine/index.ts';
import { text } from '../texts.ts';
import { useSession } from './session-context.ts';

interface OpenHelp {
  readonly anchor: HTMLElement;
  readonly field: FieldDefinition;
  readonly disabledBecause: string | undefined;
}

/** F1: what the focused field is, what to enter, its rule and source. The focus stays in the field; Esc closes. */
export function HelpPopover() {
  const { services, store } = useSession();
  const [help, setHelp] = useState<OpenHelp>();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && help) {
        event.preventDefault();
        event.stopPropagation();
        return setHelp(undefined);
      }
      if (event.key !== 'F1') return;
      event.preventDefault();
      const anchor = document.activeElement?.closest<HTMLElement>('[data-path]');
      if (!anchor || help) return setHelp(undefined);
      const path = parsePath(anchor.dataset.path ?? '');
      const field = definitionAt(services.definition, path);
      if (!field || !('help' in field)) return;
      const state = store.fieldState(path);
      setHelp({ anchor, field, disabledBecause: state.disabled ? state.reason : undefined });
    };
    const onFocus = () => setHelp(undefined);
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('focusin', onFocus);
    };
  }, [help, services, store]);
  if (!help) return null;
  const { field } = help;
  const maximum = field.entry.maxLength ?? field.valid.maxLength;
  return (
    <Popper open anchorEl={help.anchor} placement="bottom-start" className="help-popper">
      <div className="help" role="status">
        <h3>
          {field.label} <span className="field-element">{field.help.dataElement}</span>
        </h3>
        {help.disabledBecause && <p>{help.disabledBecause}</p>}
        {field.help.text && <p>{field.help.text}</p>}
        {field.help.rule && <p>{field.help.rule}</p>}
        <dl>
          {maximum !== undefined && (
            <>
              <dt>{text('help.length')}</dt>
              <dd>{text('help.upTo', { count: maximum })}</dd>
            </>
          )}
          {field.help.example && (
            <>
              <dt>{text('help.example')}</dt>
              <dd className="code">{field.help.example}</dd>
            </>
          )}
          {field.computedBy && (
            <>
              <dt>{text('help.calculated')}</dt>
              <dd>{text('help.calculatedWhy')}</dd>
            </>
          )}
          {field.help.source && (
            <>
              <dt>{text('help.source')}</dt>
              <dd>{field.help.source}</dd>
            </>
          )}
        </dl>
      </div>
    </Popper>
  );
}
