import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { customsDeclaration } from '../../src/app/declarations/document-kind.ts';
import { openSession } from '../../src/app/editor/document-session.ts';
import { Editor } from '../../src/app/editor/Editor.tsx';
import { theme } from '../../src/app/theme/theme.ts';
import { catalogue } from '../../src/generated/catalogue.ts';

const user = {
  id: 1,
  name: 'Ann Lee',
  email: 'ann@example.com',
  role: 'owner',
  plan: 'expert',
  partner_id: null,
  is_customer_manager: 0,
  company: { id: 1, name: 'Orchard' },
  partner: null,
  permissions: { 'customs-declaration': { reach: 'own' as const, actions: ['read', 'write'] } },
  owns_company: false,
};

/** The real editor over whatever the generated files describe; there is no server behind it. */
const session = openSession({
  kind: customsDeclaration,
  definition: catalogue.documents['customs-declaration']!,
  user,
  codeLists: catalogue.codeLists,
  declaration: undefined,
  onCreated: () => undefined,
  onReload: () => undefined,
});
const router = createMemoryRouter([{ path: '*', element: <Editor session={session} kept={[]} /> }]);
createRoot(document.querySelector('#root')!).render(
  <ThemeProvider theme={theme} storageManager={null}>
    <RouterProvider router={router} />
  </ThemeProvider>,
);
