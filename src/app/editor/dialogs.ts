export { KeySheet } from './actions/KeySheet.tsx';
export { ConflictDialog } from './ConflictDialog.tsx';
export { CopyDialog } from './CopyDialog.tsx';
export { HelpPane } from './HelpPane.tsx';
export { HelpPopover } from './HelpPopover.tsx';
export { RevisionsDialog } from './history/RevisionsDialog.tsx';
export { LostRowLines } from './LostRowLines.tsx';
export { PreviewDialog } from './preview/PreviewDialog.tsx';
