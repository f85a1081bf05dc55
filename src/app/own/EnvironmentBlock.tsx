import type { Environments } from '../api/own-account.ts';
import { Block } from './OwnPage.tsx';
import { text } from './texts.ts';

const all = ['TT', 'TDR', 'PROD'] as const;

interface EnvironmentBlockProps {
  readonly of: 'csp' | 'ncts' | 'ens';
  readonly environments: Environments;
}

/** Where each system's messages go: shown, and changed by administrators alone (COM-021 to COM-023). */
export function EnvironmentBlock({ of, environments }: EnvironmentBlockProps) {
  const id = `environment-${of}`;
  const offered = all.filter((one) => of !== 'ens' || one !== 'TDR');
  return (
    <Block id={id} title={text(`environments.${of}`)}>
      <div className="own-radios">
        {Object.entries(environments).map(([system, chosen]) => (
          <fieldset key={system} disabled>
            <legend>{system}</legend>
            {offered.map((one) => (
              <label key={one}>
                <input type="radio" name={`${id}-${system}`} checked={chosen === one} readOnly />
                {text(`environments.${one}`)}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Block>
  );
}
