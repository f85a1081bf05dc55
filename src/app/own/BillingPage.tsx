import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { planWords } from '../../computations/plan-words.ts';
import { messageOf } from '../api/call-error.ts';
import { type OwnCompany, ownAccountCalls, type Plan } from '../api/own-account.ts';
import { confirm } from '../shell/ConfirmDialog.tsx';
import { tell } from '../shell/shell-state.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { Facts, OwnPage, WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

/** /billing: the company's plan, and the wish for another (COM-060 to COM-065). */
export function BillingPage() {
  const loaded = useLoaded(
    useCallback(async () => {
      const [company, plans] = await Promise.all([ownAccountCalls.company(), ownAccountCalls.plans()]);
      return { company, plans };
    }, []),
  );
  return (
    <OwnPage title={text('billing.title')}>
      <WhenLoaded loaded={loaded}>
        {({ company, plans }) => <Upgrade company={company} plans={plans} onAsked={loaded.reload} />}
      </WhenLoaded>
    </OwnPage>
  );
}

interface UpgradeProps {
  readonly company: OwnCompany;
  readonly plans: readonly Plan[];
  readonly onAsked: () => void;
}

function Upgrade({ company, plans, onAsked }: UpgradeProps) {
  const [plan, setPlan] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { is_owner: isOwner, upgrade_request: asked } = company;
  const others = plans.filter((one) => planWords(one.plan) !== planWords(company.plan_id));
  const ask = async () => {
    const wanted = plans.find(({ id }) => String(id) === plan);
    if (wanted === undefined) return;
    if (!(await confirm(text('billing.ask', { plan: wanted.plan }), text('billing.upgrade')))) return;
    setIsBusy(true);
    try {
      const words = await ownAccountCalls.upgradePlan(wanted.id);
      tell(words);
      setPlan('');
      onAsked();
    } catch (error) {
      tell(messageOf(error), 'error');
    }
    setIsBusy(false);
  };
  return (
    <>
      <Facts
        facts={[
          [text('billing.plan'), company.plan_id],
          [text('billing.until'), company.end_sub_date?.split('-').reverse().join('/') ?? null],
          [
            text('billing.asked'),
            asked &&
              text('billing.request', { plan: asked.plan, status: text(`billing.status.${asked.status}`) }),
          ],
        ]}
      />
      <div className="own-choice">
        <label className="field-label" htmlFor="billing-plan">
          {text('billing.choose')}
        </label>
        <ChoiceBox
          id="billing-plan"
          value={plan}
          disabled={!isOwner || isBusy}
          onChange={({ target }) => setPlan(target.value)}
        >
          <option value="">{text('field.choose')}</option>
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {one.plan}
            </option>
          ))}
        </ChoiceBox>
        <Button variant="contained" disabled={!isOwner || isBusy || plan === ''} onClick={() => void ask()}>
          {text('billing.upgrade')}
        </Button>
      </div>
      {!isOwner && <p>{text('settings.ownersOnly')}</p>}
    </>
  );
}
