/** The pages beside the sign-in, fetched together when one of them is wanted. */
export { MailboxPage } from '../mailbox/MailboxPage.tsx';
export { comeBack } from '../shell/login-in-line.ts';
export { ChangePage } from './ChangePage.tsx';
export { ForgotPage } from './ForgotPage.tsx';
export { InfoPage } from './InfoPage.tsx';
export { MultiFactorPage } from './MultiFactorPage.tsx';
export { PlaceInLine } from './PlaceInLine.tsx';
export { RegisterPage } from './RegisterPage.tsx';
export { ResetMultiFactorPage } from './ResetMultiFactorPage.tsx';
export { Suspension } from './Suspension.tsx';
export { VerifyPage } from './VerifyPage.tsx';
