import { LeafField } from '../../../widgets/leaf-field.tsx';

/** One reason of a request: its code and its words. */
export function ReasonFields({ row }: { row: string }) {
  return (
    <div className="field-grid">
      <LeafField path={['changes', { id: row }, 'change_reason']} span={4} />
      <LeafField path={['changes', { id: row }, 'statement_description']} span={8} />
    </div>
  );
}
