import type { ComponentType } from 'react';
import type { FieldDefinition } from '../src/engine/index.ts';
import { CalculatedWidget } from './calculated-widget.tsx';
import { CheckboxWidget } from './checkbox-widget.tsx';
import { CodedWidget } from './coded-widget.tsx';
import { DateWidget } from './date-widget.tsx';
import { linesShown, MultilineWidget } from './multiline-widget.tsx';
import { TextWidget } from './text-widget.tsx';
import type { WidgetProps } from './widget-props.ts';

/** One way to edit a field: `tester` ranks how well it fits a definition, -1 for not at all. */
export interface WidgetEntry {
  readonly tester: (definition: FieldDefinition) => number;
  readonly component: ComponentType<WidgetProps>;
  /** Lines of text its box shows; one when left out. */
  readonly lines?: (definition: FieldDefinition) => number;
}

/** Every widget there is. A new one is a component, a tester and a line here. */
export const widgets: readonly WidgetEntry[] = [
  { tester: () => 0, component: TextWidget },
  {
    tester: (field) => (field.widget === 'multiline' ? 2 : -1),
    component: MultilineWidget,
    lines: linesShown,
  },
  { tester: (field) => (field.entry.format === 'date' ? 3 : -1), component: DateWidget },
  { tester: (field) => (field.codeList ? 4 : -1), component: CodedWidget },
  { tester: (field) => (field.type === 'boolean' ? 5 : -1), component: CheckboxWidget },
  { tester: (field) => (field.readOnly ? 6 : -1), component: CalculatedWidget },
];

/** The widget whose tester ranks highest for this field. */
export function widgetFor(definition: FieldDefinition): ComponentType<WidgetProps> {
  return entryFor(definition).component;
}

/** Lines of text the field's box shows. */
export function linesOf(definition: FieldDefinition): number {
  return entryFor(definition).lines?.(definition) ?? 1;
}

function entryFor(definition: FieldDefinition): WidgetEntry {
  let best = widgets[0]!;
  for (const entry of widgets) if (entry.tester(definition) > best.tester(definition)) best = entry;
  return best;
}
