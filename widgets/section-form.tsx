import Form from '@rjsf/core';
import type {
  FieldProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  UiSchema,
  ValidatorType,
} from '@rjsf/utils';
import { memo } from 'react';
import type { Path, SectionDefinition } from '../src/engine/index.ts';
import { LeafField } from './leaf-field.tsx';
import { ListField } from './list-field.tsx';

/** A form as the generator bundles it: one schema, its layout, and the validator compiled from the same object. */
export interface MountedForm {
  readonly id: string;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly validator: ValidatorType;
}

interface SectionFormProps {
  readonly form: MountedForm;
  /** The document or row whose fields it shows. */
  readonly path: Path;
}

interface LayoutContext {
  readonly path: Path;
}

/**
 * One section or opened row laid out by rjsf. The form holds no data and hears of no change: every leaf reads
 * and writes the store by its path (design, section 3), so the form renders once and a look alters nothing.
 */
export const SectionForm = memo(function SectionForm({ form, path }: SectionFormProps) {
  return (
    <Form
      tagName="div"
      className="section-form"
      idPrefix={form.id}
      schema={form.schema}
      uiSchema={form.uiSchema}
      validator={form.validator}
      formContext={{ path } satisfies LayoutContext}
      fields={fields}
      templates={templates}
      noValidate
      noHtml5Validate
      showErrorList={false}
    >
      {/* No submit button: saving is the editor's. */}
      <span hidden />
    </Form>
  );
});

/** Where rjsf would put a widget stands a leaf of the store. */
function StoreLeaf({ name, registry, uiSchema }: FieldProps) {
  const { path } = registry.formContext as LayoutContext;
  const span = uiSchema?.['ui:options']?.span;
  return <LeafField path={[...path, name]} span={typeof span === 'number' ? span : undefined} />;
}

/** Where rjsf would put an array stands the list's own table or editor. */
function StoreList({ name, registry }: FieldProps) {
  const { path } = registry.formContext as LayoutContext;
  return <ListField path={[...path, name]} />;
}

function BareField({ children }: FieldTemplateProps) {
  return <>{children}</>;
}

/** The sections of the layout one below the other, each with its fields on twelve columns and then its lists. */
function Sections({ properties, uiSchema }: ObjectFieldTemplateProps) {
  const sections = (uiSchema?.['ui:options']?.sections ?? []) as unknown as readonly SectionDefinition[];
  const content = new Map(properties.map((property) => [property.name, property.content]));
  return (
    <>
      {sections.map((section) => (
        <div key={section.id} className="form-section" data-region={`fields-${section.id}`}>
          {sections.length > 1 && <h3 className="form-section-head">{section.label}</h3>}
          {section.fields.length > 0 && (
            <div className="field-grid">{section.fields.map((field) => content.get(field.name))}</div>
          )}
          {section.lists.map((name) => content.get(name))}
        </div>
      ))}
    </>
  );
}

const fields = {
  StringField: StoreLeaf,
  NumberField: StoreLeaf,
  BooleanField: StoreLeaf,
  RowTable: StoreList,
};

const templates = { FieldTemplate: BareField, ObjectFieldTemplate: Sections };
