import type { ComponentProps } from 'react';

interface RowTickProps extends Pick<ComponentProps<'input'>, 'tabIndex' | 'onChange' | 'onKeyDown'> {
  readonly label: string;
  readonly isTicked: boolean;
  readonly isPartly?: boolean;
}

/** A box to tick; the whole of what it stands in ticks it. */
export function RowTick({ label, isTicked, isPartly = false, ...box }: RowTickProps) {
  return (
    <label className="list-tick-room">
      <input
        {...box}
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        ref={(element) => {
          if (element) element.indeterminate = isPartly;
        }}
      />
    </label>
  );
}
