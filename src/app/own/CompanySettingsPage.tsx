import { type OwnCompany, ownAccountCalls } from '../api/own-account.ts';
import { BadgesBlock } from './BadgesBlock.tsx';
import { EnvironmentBlock } from './EnvironmentBlock.tsx';
import { OwnPage, WhenLoaded } from './OwnPage.tsx';
import { StatusesBlock } from './StatusesBlock.tsx';
import { type SettingsSection, sectionsFor } from './settings-sections.ts';
import { text } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

/** /customers-settings: what the company's plan lets it settle (COM-016 to COM-053). */
export function CompanySettingsPage() {
  const loaded = useLoaded(ownAccountCalls.company);
  return (
    <OwnPage title={text('settings.title')}>
      <WhenLoaded loaded={loaded}>
        {(company) =>
          sectionsFor(company.plan_id).map((section) => (
            <Section key={section} section={section} company={company} />
          ))
        }
      </WhenLoaded>
    </OwnPage>
  );
}

function Section({ section, company }: { section: SettingsSection; company: OwnCompany }) {
  switch (section) {
    case 'badges':
      return <BadgesBlock companyId={company.id} isOwner={company.may_change} />;
    case 'statuses':
      return <StatusesBlock isOwner={company.may_change} />;
    case 'csp':
      return <EnvironmentBlock of="csp" environments={company.csp_env} />;
    case 'ncts':
      return <EnvironmentBlock of="ncts" environments={company.ncts_env} />;
    case 'ens':
      return <EnvironmentBlock of="ens" environments={company.ens_env} />;
  }
}
