import { SectionForm, useView } from '../../../widgets/index.ts';
import { useSession } from './session-context.ts';

/** The open section. Only it is mounted. */
export function SectionPanel() {
  const { services } = useSession();
  const current = useView((state) => state.section);
  const section = services.definition.sections.find(({ id }) => id === current);
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
      <SectionForm key={section.id} form={services.sectionForm(section.id)} path={ROOT} />
    </div>
  );
}

const ROOT = [] as const;
