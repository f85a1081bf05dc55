// biome-ignore-all lint/a11y/useSemanticElements: grids and listboxes of divs are windowed and cost no table layout
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stands on cells or rows, or on the combobox
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid or combobox around handles the keys
import Popper from '@mui/material/Popper';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';
import type { CodeChoice } from './code-search.ts';
import { useEditor } from './editor-services.ts';

const OPTION_HEIGHT = 28;
const HEADING_HEIGHT = 24;
const VISIBLE_ROWS = 10;

interface CodeListboxProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly choices: readonly CodeChoice[];
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (code: string) => void;
}

/** Id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The opened list of a coded field: ten rows in view (ENG-072), the active option's guidance at its foot. */
export function CodeListbox(props: CodeListboxProps) {
  const { text } = useEditor();
  const { choices, active } = props;
  const guidance = choices[active]?.guidance;
  return (
    <Popper open anchorEl={props.anchor.current} placement="bottom-start" className="code-popper">
      <div className="code-popover">
        {choices.length === 0 ? (
          <p className="code-empty">{text('code.noMatch')}</p>
        ) : (
          <OptionRows {...props} />
        )}
        <p className="code-guidance">{guidance ?? text('code.keys')}</p>
      </div>
    </Popper>
  );
}

type Line =
  | { readonly kind: 'heading'; readonly words: string }
  | { readonly kind: 'option'; readonly index: number; readonly choice: CodeChoice };

function OptionRows({ id, label, choices, active, onActive, onChoose }: CodeListboxProps) {
  const { text } = useEditor();
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const lines = linesOf(choices, text);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => (lines[index]?.kind === 'heading' ? HEADING_HEIGHT : OPTION_HEIGHT),
    overscan: 6,
  });
  const activeLine = lines.findIndex((line) => line.kind === 'option' && line.index === active);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once the scroller is there
  useEffect(() => {
    if (activeLine >= 0) virtualizer.scrollToIndex(activeLine, { align: 'auto' });
  }, [activeLine, scroller]);
  const height = Math.min(virtualizer.getTotalSize(), VISIBLE_ROWS * OPTION_HEIGHT);
  return (
    <div
      ref={setScroller}
      id={id}
      role="listbox"
      aria-label={label}
      className="code-options"
      style={{ height }}
    >
      <div role="presentation" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map((item) => {
          const line = lines[item.index];
          if (!line) return null;
          const place = {
            position: 'absolute',
            top: item.start,
            height: item.size,
            left: 0,
            right: 0,
          } as const;
          if (line.kind === 'heading') {
            return (
              <div key={item.key} role="presentation" className="code-heading" style={place}>
                {line.words}
              </div>
            );
          }
          const { choice, index } = line;
          return (
            <div
              key={item.key}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              aria-setsize={choices.length}
              aria-posinset={index + 1}
              aria-label={choice.value === '' ? text('code.none') : `${choice.value}, ${choice.label}`}
              className={index === active ? 'code-option is-active' : 'code-option'}
              style={place}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => index !== active && onActive(index)}
              onClick={() => onChoose(choice.value)}
            >
              {choice.value === '' ? (
                <span className="code-none">{text('code.none')}</span>
              ) : (
                <>
                  <span className="code">{choice.value}</span>
                  <span className="code-words">{choice.label}</span>
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function linesOf(choices: readonly CodeChoice[], text: (id: string) => string): readonly Line[] {
  const lines: Line[] = [];
  let group: CodeChoice['group'];
  choices.forEach((choice, index) => {
    if (choice.group && choice.group !== group)
      lines.push({ kind: 'heading', words: text(`code.group.${choice.group}`) });
    group = choice.group;
    lines.push({ kind: 'option', index, choice });
  });
  return lines;
}
