import { type KeyboardEvent, useId } from 'react';
import type { OfferedWay, OfferedWays } from '../api/sending.ts';
import { EnvironmentChip } from '../declarations/EnvironmentChip.tsx';
import { text } from '../dialog-texts.ts';

const wayTabs = ['general', 'TDR'] as const;
export type WayTab = (typeof wayTabs)[number];

interface WayChoiceProps {
  readonly ways: OfferedWays;
  readonly tab: WayTab;
  readonly chosen: OfferedWay | undefined;
  readonly onTab: (tab: WayTab) => void;
  readonly onChoose: (way: OfferedWay) => void;
}

/** To HMRC or by a badge, as the company is set or as a rehearsal; what cannot be chosen says why (CUS-084 to CUS-086). */
export function WayChoice({ ways, tab, chosen, onTab, onChoose }: WayChoiceProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = wayTabs.find((one) => one !== tab)!;
    onTab(other);
    document.getElementById(`${id}-${other}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={text('ways.label')} className="pane-tabs way-tabs">
        {wayTabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={tab === one}
            aria-controls={tab === one ? `${id}-panel` : undefined}
            tabIndex={tab === one ? 0 : -1}
            className={tab === one ? 'pane-tab is-current' : 'pane-tab'}
            onClick={() => onTab(one)}
            onKeyDown={onKeyDown}
          >
            {text(`ways.${one}`)}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className="ways">
        {ways[tab].map((way, index) => (
          <label key={wayKey(way)} className={way.reason === null ? 'way' : 'way is-off'}>
            <input
              type="radio"
              name={`${id}-way`}
              checked={way === chosen}
              disabled={way.reason !== null}
              aria-describedby={`${id}-why-${index}`}
              onChange={() => onChoose(way)}
            />
            <span className="way-name">
              {way.provider === 'HMRC'
                ? text('ways.direct')
                : way.badge === null
                  ? way.provider
                  : text('ways.badge', { provider: way.provider, badge: way.badge })}
              {way.description && `, ${way.description}`}
            </span>
            <EnvironmentChip environment={way.environment} badge={null} />
            <span id={`${id}-why-${index}`} className="way-why">
              {way.reason ?? text(way.environment === 'PROD' ? 'ways.live' : 'ways.test')}
            </span>
          </label>
        ))}
      </div>
    </>
  );
}

function wayKey({ provider, badge }: OfferedWay): string {
  return `${provider} ${badge}`;
}
