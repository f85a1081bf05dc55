import { useMemo } from 'react';
import { SectionForm, useView } from '../../../widgets/index.ts';
import { Later } from '../later.tsx';
import { lists } from './parts.ts';
import { useSession } from './session-context.ts';

/** The open section. Only it is mounted. */
export function SectionPanel() {
  const { definition } = useSession().services;
  const current = useView((state) => state.section);
  const sections = useMemo(
    () => definition.sections.filter(({ id }) => id === current),
    [definition, current],
  );
  const [section] = sections;
  if (!section) return null;
  const isList = section.fields.length === 0 && section.lists.length === 1;
  return (
    <div
      id="section-panel"
      role="tabpanel"
      aria-labelledby={`tab-${section.id}`}
      aria-label={section.label}
      className={isList ? 'section is-list' : 'section'}
      data-region="section"
    >
      {!isList && <h2 className="section-head">{section.label}</h2>}
      {section.lists.length === 0 ? (
        <SectionForm key={section.id} object={definition} sections={sections} path={ROOT} />
      ) : (
        <Later part={lists}>
          {({ ListField }) => (
            <SectionForm
              key={section.id}
              object={definition}
              sections={sections}
              path={ROOT}
              list={ListField}
            />
          )}
        </Later>
      )}
    </div>
  );
}

const ROOT = [] as const;
