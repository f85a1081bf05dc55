import type { CSSProperties } from 'react';
import { definitionAt, type FieldDefinition, type Path } from '../../src/engine/index.ts';
import { useEditor } from '../editor-services.ts';
import { useFieldState, useStablePath } from '../subscriptions.ts';

/** Keeps the place of a field free; away, as the field, while a rule hides it. */
export function LeafRoom({ path: givenPath, span }: { readonly path: Path; readonly span: number }) {
  const { definition: document, widgets } = useEditor();
  const path = useStablePath(givenPath);
  const { hidden } = useFieldState(path);
  const definition = definitionAt(document, path) as FieldDefinition | undefined;
  if (!definition || hidden) return null;
  return (
    <div
      className={`leaf leaf-room span-${span}`}
      style={{ '--lines': widgets.linesOf(definition) } as CSSProperties}
    />
  );
}
