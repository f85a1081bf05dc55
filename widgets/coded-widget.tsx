import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Problem } from '../src/engine/index.ts';
import { CodeListbox, optionId } from './code-listbox.tsx';
import { type CodeChoice, longestCode, nearestIndex, optionOf, searchCodes } from './code-search.ts';
import { controlAttributes } from './control-attributes.ts';
import { useEditor } from './editor-services.ts';
import { FieldFrame } from './field-frame.tsx';
import type { Refusal } from './gate.ts';
import { useFieldState, useFieldValue, useShownProblems } from './subscriptions.ts';
import { boxClass } from './text-widget.tsx';
import type { WidgetProps } from './widget-props.ts';

const PAGE = 10;

/**
 * A code with its words: a combobox that searches code and words (look guide, section 4). A complete code and
 * Tab is done; an unknown one opens the list at its nearest neighbour, where Enter takes that one and Esc (or a
 * second Tab) keeps the entry with a warning.
 */
export function CodedWidget(props: WidgetProps) {
  const { path, definition, variant } = props;
  const editor = useEditor();
  const { store, text } = editor;
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLInputElement>(null);
  const value = String(useFieldValue(path) ?? '');
  const problems = useShownProblems(path, value === '');
  const state = useFieldState(path);
  const list = editor.codeLists[definition.codeList ?? ''];
  const [typed, setTyped] = useState<string>();
  const [opened, setOpened] = useState<{ readonly query: string; readonly isQuestion: boolean }>();
  const [active, setActive] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();

  const isReadOnly = definition.readOnly === true || state.disabled;
  const choices: readonly CodeChoice[] =
    opened && list
      ? searchCodes({
          list,
          query: opened.query,
          regime: editor.regime(),
          recent: editor.recentCodes(definition.name),
        })
      : [];
  const known = optionOf(list, value);
  const isUnknown = value !== '' && list !== undefined && known === undefined;
  const shownProblems =
    isUnknown && problems.length === 0 ? [unknownCode(props, text('code.unknown'))] : problems;
  const isInvalid = refusal !== undefined || problems.some((problem) => problem.severity === 'error');

  const open = (query: string, index: number, isQuestion = false) => {
    setOpened({ query, isQuestion });
    setActive(index);
  };
  const openAtValue = () => {
    if (isReadOnly || !list) return;
    const all = searchCodes({
      list,
      query: '',
      regime: editor.regime(),
      recent: editor.recentCodes(definition.name),
    });
    open('', value === '' ? 0 : nearestIndex(all, value));
  };
  const close = () => setOpened(undefined);
  const settle = () => {
    setTyped(undefined);
    close();
  };

  const refuse = (reason: string, attempt: string) => {
    setRefusal({ reason, attemptedLength: [...attempt].length });
    editor.announce(`${text('field.error')}. ${reason}`, 'assertive');
    settle();
  };
  const choose = (code: string) => {
    const result = code === '' ? store.enter(path, '') : store.pick(path, code);
    store.endBurst();
    if (!result.accepted) return refuse(result.reason, code);
    if (code !== '') editor.rememberCode(definition.name, code);
    setRefusal(undefined);
    settle();
  };
  const keep = (entry: string) => {
    const result = store.enter(path, entry);
    store.endBurst();
    if (!result.accepted) return refuse(result.reason, entry);
    setRefusal(undefined);
    settle();
  };
  /** Takes a finished entry; false when it is no known code. */
  const finish = (): boolean => {
    if (typed === undefined) return true;
    const entry = typed.trim();
    const option = optionOf(list, entry);
    if (entry !== '' && !option && list) return false;
    choose(option?.value ?? entry);
    return true;
  };
  const finishAsLeft = () => {
    if (!finish()) keep((typed ?? '').trim());
  };
  const latestFinish = useRef(finishAsLeft);
  latestFinish.current = finishAsLeft;
  // Save, send and undo take in what stands half typed, as leaving the box would.
  useEffect(() => {
    const element = control.current;
    const onFinish = () => latestFinish.current();
    element?.addEventListener('finish-entry', onFinish);
    return () => element?.removeEventListener('finish-entry', onFinish);
  }, []);
  /** Opens the list where an unknown entry would stand and asks which one is meant. */
  const ask = (entry: string) => {
    if (!list) return;
    const context = { list, regime: editor.regime(), recent: [] };
    const hits = searchCodes({ ...context, query: entry });
    if (hits.length > 0) return open(entry, 0, true);
    open('', nearestIndex(searchCodes({ ...context, query: '' }), entry), true);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isReadOnly) return;
    const move = (to: number) => {
      event.preventDefault();
      setActive(Math.max(0, Math.min(choices.length - 1, to)));
    };
    switch (event.key) {
      case 'F4':
        event.preventDefault();
        return opened ? close() : openAtValue();
      case 'ArrowDown':
        event.preventDefault();
        event.stopPropagation();
        return opened ? move(active + 1) : openAtValue();
      case 'ArrowUp':
        if (opened) event.stopPropagation();
        return opened && move(active - 1);
      case 'PageDown':
        return opened && !event.altKey && move(active + PAGE);
      case 'PageUp':
        return opened && !event.altKey && move(active - PAGE);
      case 'Enter': {
        const choice = opened ? choices[active] : undefined;
        if (event.ctrlKey || event.metaKey) return undefined;
        if (choice && (opened?.isQuestion || optionOf(list, typed?.trim() ?? '') === undefined)) {
          event.preventDefault();
          return choose(choice.value);
        }
        if (finish()) return undefined;
        event.preventDefault();
        return ask(typed ?? '');
      }
      case 'Tab':
        if (finish()) return undefined;
        if (opened?.isQuestion) return keep((typed ?? '').trim());
        event.preventDefault();
        return ask((typed ?? '').trim());
      case 'Escape':
        if (!opened && typed === undefined) return undefined;
        event.preventDefault();
        event.stopPropagation();
        if (opened?.isQuestion) return keep((typed ?? '').trim());
        return opened ? close() : settle();
      default:
        return undefined;
    }
  };

  const isSelfNamed = known?.label.toLowerCase() === value.toLowerCase();
  const name = typed === undefined && !isSelfNamed ? known?.label : undefined;
  return (
    <FieldFrame
      {...props}
      refusal={refusal}
      problems={shownProblems}
      length={[...value].length}
      isRequired={state.required}
    >
      <div ref={box} className={`${boxClass({ isInvalid, isSunken: isReadOnly })} is-coded`}>
        <InputBase
          fullWidth={name === undefined}
          className={name === undefined ? undefined : 'is-settled'}
          style={{ '--code-length': Math.max(value.length, longestCode(list)) } as object}
          inputRef={control}
          value={typed ?? value}
          autoFocus={variant === 'cell'}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value);
            open(event.target.value, 0);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (!finish()) keep((typed ?? '').trim());
            else if (opened) close();
            if (typed === undefined) setRefusal(undefined);
          }}
          slotProps={{
            input: {
              ...controlAttributes(props, {
                isInvalid,
                isRequired: state.required,
                isDisabled: state.disabled,
              }),
              className: 'code',
              // Words longer than the code are searched for in this box: the code's length is no cap here.
              maxLength: undefined,
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': opened !== undefined,
              'aria-controls': opened ? listId : undefined,
              'aria-activedescendant': opened && choices[active] ? optionId(listId, active) : undefined,
            },
          }}
        />
        {name !== undefined && (
          // biome-ignore lint/a11y/noStaticElementInteractions: a click on the name is a click on the field
          <span
            className="code-name"
            title={name}
            onMouseDown={(event) => {
              event.preventDefault();
              control.current?.focus();
            }}
          >
            {name}
          </span>
        )}
        {!isReadOnly && (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className="code-opener"
            onMouseDown={(event) => {
              event.preventDefault();
              control.current?.focus();
              if (opened) close();
              else openAtValue();
            }}
          >
            <ExpandMore fontSize="small" />
          </button>
        )}
        {opened && list && (
          <CodeListbox
            id={listId}
            anchor={box}
            label={definition.label}
            choices={choices}
            active={active}
            onActive={setActive}
            onChoose={choose}
          />
        )}
      </div>
    </FieldFrame>
  );
}

function unknownCode({ path }: WidgetProps, message: string): Problem {
  return { path, severity: 'warning', source: 'schema', code: 'code.unknown', message };
}
