import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { documentKind } from '../../src/app/declarations/document-kind.ts';
import { openSession } from '../../src/app/editor/document-session.ts';
import { Editor } from '../../src/app/editor/Editor.tsx';
import { sendingParts } from '../../src/app/sending/sending-parts.ts';
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
  kind: documentKind('customs-declaration'),
  definition: catalogue.documents['customs-declaration']!,
  user,
  codeLists: catalogue.codeLists,
  stored: undefined,
  onCreated: () => undefined,
  onReload: () => undefined,
});
sendingParts.open(session, undefined);
const router = createMemoryRouter([
  { path: '*', element: <Editor session={session} added={sendingParts} kept={[]} /> },
]);
createRoot(document.querySelector('#root')!).render(
  <ThemeProvider theme={theme} storageManager={null}>
    <RouterProvider router={router} />
  </ThemeProvider>,
);
