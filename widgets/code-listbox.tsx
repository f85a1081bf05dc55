// biome-ignore-all lint/a11y/useSemanticElements: grids and listboxes of divs are windowed and cost no table layout
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stands on cells or rows, or on the combobox
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid or combobox around handles the keys
import Close from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import Popper from '@mui/material/Popper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';
import { type FieldDefinition, isOwnWord } from '../src/engine/index.ts';
import type { CodeChoice, CodeChoices } from './code-search.ts';
import { useEditor } from './editor-services.ts';
import type { Codes } from './use-codes.ts';

const OPTION_HEIGHT = 28;
const TOUCH_OPTION_HEIGHT = 44;
const HEADING_HEIGHT = 24;
const VISIBLE_ROWS = 10;

interface CodeListboxProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly definition: FieldDefinition;
  readonly codes: Codes;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (code: string) => void;
  readonly onClose: () => void;
}

/** Not placed beside the field: below the field that stands at the top of the screen. */
const sheet = {
  style: { top: 60, right: 0, bottom: 0 },
  popperOptions: { modifiers: [{ name: 'applyStyles', enabled: false }] },
};

function useIsSheet(): boolean {
  return useMediaQuery('(max-width: 599.95px)');
}

/** Id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/**
 * The opened list of a coded field: ten rows in view (ENG-072), on a phone the whole screen; at its foot, in lines
 * that are always there, the guidance of the marked code and the rule of the field.
 */
export function CodeListbox(props: CodeListboxProps) {
  const { text } = useEditor();
  const { id, definition, codes, active } = props;
  const choice = codes.choices.at(active);
  const guidance = choice && guidanceOf(choice, text);
  const rule = ruleOf(definition);
  const isSheet = useIsSheet();
  return (
    <Popper
      open
      role="presentation"
      anchorEl={props.anchor.current}
      placement="bottom-start"
      className="code-popper"
      {...(isSheet && sheet)}
    >
      <section aria-label={definition.label} className="code-popover">
        <div className="code-sheet-head">
          {definition.label}
          <IconButton
            aria-label={text('action.close')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={props.onClose}
          >
            <Close fontSize="small" />
          </IconButton>
        </div>
        {codes.choices.count === 0 ? (
          <p className="code-empty" role="status">
            {codes.emptyWords ?? text('code.noMatch')}
          </p>
        ) : (
          <>
            <OptionRows {...props} />
            <div className="code-foot">
              <p id={`${id}-guidance`} title={guidance}>
                {guidance ?? text('code.keys')}
              </p>
              <p title={rule}>{rule ?? text('code.keys')}</p>
            </div>
          </>
        )}
      </section>
    </Popper>
  );
}

/** Words longer than the list is wide stand in full at its foot, where there is no guidance. */
const LONG_WORDS = 32;

/** What is said of a code: its guidance, else its long words, else for which declarations it is. */
function guidanceOf(
  { guidance, label, regime }: CodeChoice,
  text: (id: string) => string,
): string | undefined {
  if (guidance !== undefined) return guidance;
  if (label.length > LONG_WORDS) return label;
  return regime === 'import' || regime === 'export' ? text(`code.regime.${regime}`) : undefined;
}

function ruleOf({ help }: FieldDefinition): string | undefined {
  return help.text && [help.dataElement, help.text].filter(Boolean).join(' ');
}

type Line =
  | { readonly kind: 'heading'; readonly group: 'recent' | 'pinned' | 'others' }
  | { readonly kind: 'option'; readonly index: number; readonly choice: CodeChoice };

function OptionRows({ id, definition, codes, active, onActive, onChoose }: CodeListboxProps) {
  const { text } = useEditor();
  const { choices } = codes;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const isSheet = useIsSheet();
  const isTouched = useMediaQuery('(pointer: coarse), (max-width: 599.95px)');
  const optionHeight = isTouched ? TOUCH_OPTION_HEIGHT : OPTION_HEIGHT;
  const virtualizer = useVirtualizer({
    count: choices.count + choices.headings.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => (lineAt(choices, index)?.kind === 'heading' ? HEADING_HEIGHT : optionHeight),
    overscan: 6,
  });
  const activeLine = active + choices.headings.filter(({ before }) => before <= active).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once the scroller is there
  useEffect(() => {
    if (active >= 0) virtualizer.scrollToIndex(active === 0 ? 0 : activeLine, { align: 'auto' });
  }, [activeLine, choices, scroller]);
  const height = Math.min(virtualizer.getTotalSize(), VISIBLE_ROWS * optionHeight);
  return (
    <div
      ref={setScroller}
      id={id}
      role="listbox"
      aria-label={definition.label}
      className="code-options"
      style={isSheet ? undefined : { height }}
    >
      <div role="presentation" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map((item) => {
          const line = lineAt(choices, item.index);
          if (!line) return null;
          const place = {
            position: 'absolute',
            top: item.start,
            // On a phone an option is as high as its words.
            ...(isSheet ? { minHeight: optionHeight } : { height: item.size }),
            left: 0,
            right: 0,
          } as const;
          if (line.kind === 'heading') {
            return (
              <div
                key={item.key}
                role="presentation"
                className="code-heading"
                style={{ ...place, minHeight: 0, height: item.size }}
              >
                {(line.group === 'others' && codes.others) || text(`code.group.${line.group}`)}
              </div>
            );
          }
          const { choice, index } = line;
          const isActive = index === active;
          const isSelfNamed = isOwnWord(choice.value, choice.label);
          const spoken = isSelfNamed ? choice.label : `${choice.value}, ${choice.label}`;
          return (
            <div
              key={item.key}
              ref={isSheet ? virtualizer.measureElement : undefined}
              data-index={item.index}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={isActive}
              aria-setsize={choices.count}
              aria-posinset={index + 1}
              aria-label={choice.value === '' ? text('code.none') : spoken}
              aria-describedby={isActive ? `${id}-guidance` : undefined}
              className={isActive ? 'code-option is-active' : 'code-option'}
              style={place}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => !isActive && onActive(index)}
              onClick={() => onChoose(choice.value)}
            >
              {choice.value === '' ? (
                <span className="code-none">{text('code.none')}</span>
              ) : (
                <>
                  {!isSelfNamed && (
                    <>
                      <span className="code">{choice.value}</span>{' '}
                    </>
                  )}
                  <span className="code-words" title={choice.label}>
                    {choice.label}
                  </span>
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** A line of the list: headings stand before the choices they are over. */
function lineAt(choices: CodeChoices, line: number): Line | undefined {
  let index = line;
  for (const { before, group } of choices.headings) {
    if (index === before) return { kind: 'heading', group };
    if (index > before) index -= 1;
  }
  const choice = choices.at(index);
  return choice && { kind: 'option', index, choice };
}
