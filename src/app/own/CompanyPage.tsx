import { ownAccountCalls } from '../api/own-account.ts';
import { Facts, OwnPage, WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

/** /customers-info: the own company, read-only (COM-014). */
export function CompanyPage() {
  const loaded = useLoaded(ownAccountCalls.company);
  return (
    <OwnPage title={text('company.title')}>
      <WhenLoaded loaded={loaded}>
        {(company) => (
          <Facts
            facts={[
              [text('company.name'), company.name],
              [text('company.address'), company.customer_address],
              [text('company.regNo'), company.reg_no],
              [text('company.attention'), company.attention],
            ]}
          />
        )}
      </WhenLoaded>
    </OwnPage>
  );
}
