import { planWords } from '../../computations/plan-words.ts';
import { usePerson } from '../shell/shell-state.ts';
import { text } from './texts.ts';

/** Plans under which a list carries a partner's logo, or nothing (LST-078, LST-079). */
const UNBRANDED = ['international', 'demo', 'expert'];

/** The brand of the plan at the foot of a list; under some plans the logo of the person's partner instead, if there is one. */
export function PlanBrand() {
  const { plan, partner } = usePerson();
  if (!UNBRANDED.includes(planWords(plan))) {
    return <span className="list-brand">{text('list.brand', { plan })}</span>;
  }
  if (!partner) return null;
  return (
    <span className="list-brand">
      {partner.logo ? <img src={partner.logo} alt={partner.name} height={24} /> : partner.name}
    </span>
  );
}
