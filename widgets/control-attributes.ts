import { type FieldDefinition, formatPath } from '../src/engine/index.ts';
import { describedBy } from './field-frame.tsx';
import type { WidgetProps } from './widget-props.ts';

interface ControlFacts {
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
}

/**
 * Attributes every control carries: its name, its messages, and `data-path`, by which problems, help and
 * focus find the field wherever it is mounted.
 */
export function controlAttributes(props: WidgetProps, facts: ControlFacts) {
  return {
    id: props.id,
    'data-path': formatPath(props.path),
    'aria-label': props.variant === 'cell' ? (props.name ?? props.definition.label) : undefined,
    'aria-describedby': describedBy(props.id),
    'aria-invalid': facts.isInvalid || undefined,
    'aria-required': facts.isRequired || undefined,
    readOnly: props.definition.readOnly || facts.isDisabled || undefined,
    maxLength: props.definition.inputMaxLength,
    autoComplete: props.definition.autocomplete ?? 'off',
    autoCapitalize: keepsItsCase(props.definition) ? 'none' : undefined,
    spellCheck: false,
  } as const;
}

/** A phone would begin it with a capital. */
function keepsItsCase({ autocomplete, widget }: FieldDefinition): boolean {
  return widget === 'password' || autocomplete === 'username' || autocomplete === 'email';
}
