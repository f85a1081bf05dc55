import type { ComponentType } from 'react';
import type { FieldDefinition } from '../src/engine/index.ts';
import type { WidgetProps } from './widget-props.ts';

/** One way to edit a field: `tester` ranks how well it fits a definition, -1 for not at all. */
export interface WidgetEntry {
  readonly tester: (definition: FieldDefinition) => number;
  readonly component: ComponentType<WidgetProps>;
  /** Lines of text its box shows; one when left out. */
  readonly lines?: (definition: FieldDefinition) => number;
}

/** The widgets a page has. */
export interface WidgetSet {
  /** The widget whose tester ranks highest for this field. */
  widgetFor(definition: FieldDefinition): ComponentType<WidgetProps>;
  /** Lines of text the field's box shows. */
  linesOf(definition: FieldDefinition): number;
}

export function widgetSet(entries: readonly WidgetEntry[]): WidgetSet {
  function entryFor(definition: FieldDefinition): WidgetEntry {
    let best = entries[0]!;
    for (const entry of entries) if (entry.tester(definition) > best.tester(definition)) best = entry;
    return best;
  }
  return {
    widgetFor: (definition) => entryFor(definition).component,
    linesOf: (definition) => entryFor(definition).lines?.(definition) ?? 1,
  };
}
