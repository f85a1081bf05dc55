import { letters } from '../../engine/list-screen.ts';
import { text } from './texts.ts';

interface LettersProps {
  readonly letter: string | undefined;
  readonly onLetter: (letter: string | undefined) => void;
}

/** A to Z: the letter that names begin with (LST-004). Chosen again it is let go. */
export function Letters({ letter, onLetter }: LettersProps) {
  return (
    <fieldset className="list-letters" data-region="letters">
      <legend className="visually-hidden">{text('list.letters')}</legend>
      {letters.map((one) => (
        <button key={one} type="button" aria-pressed={one === letter} onClick={() => onLetter(one)}>
          {one}
        </button>
      ))}
    </fieldset>
  );
}

/** The same where there is no room for 26 buttons. */
export function LetterChoice({ letter, onLetter }: LettersProps) {
  return (
    <label className="list-letter">
      {text('list.letters')}{' '}
      <select value={letter ?? ''} onChange={(event) => onLetter(event.target.value || undefined)}>
        <option value="">{text('list.anyLetter')}</option>
        {letters.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
