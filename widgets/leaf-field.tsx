import { memo, useId } from 'react';
import { definitionAt, type FieldDefinition, type Path } from '../src/engine/index.ts';
import { useEditor } from './editor-services.ts';
import type { WidgetVariant } from './field-frame.tsx';
import { useFieldState, useStablePath } from './subscriptions.ts';

interface LeafFieldProps {
  readonly path: Path;
  /** Columns of twelve it takes in a section. */
  readonly span?: number;
  readonly variant?: WidgetVariant;
  readonly name?: string;
}

/**
 * One field of the document: finds its definition and its widget, and is away while a rule hides it.
 * It renders again only when that changes; the widget inside is what a keystroke renders.
 */
export const LeafField = memo(function LeafField(props: LeafFieldProps) {
  const { definition: document, widgets } = useEditor();
  const path = useStablePath(props.path);
  const state = useFieldState(path);
  const id = useId();
  const definition = definitionAt(document, path) as FieldDefinition | undefined;
  if (!definition || state.hidden) return null;
  const Widget = widgets.widgetFor(definition);
  const widget = (
    <Widget
      id={id}
      path={path}
      definition={definition}
      variant={props.variant ?? 'field'}
      name={props.name}
    />
  );
  return props.variant === 'cell' ? widget : <div className={`leaf span-${props.span ?? 3}`}>{widget}</div>;
});
