import Form from '@rjsf/core';
import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ComponentType, createContext, memo, type ReactNode, useContext, useMemo } from 'react';
import { formatPath, type ObjectDefinition, type Path, type SectionDefinition } from '../src/engine/index.ts';
import { type LayoutForm, layoutForm } from './layout-form.ts';
import { LeafField } from './leaf-field.tsx';
import { LeafRoom } from './seen/leaf-room.tsx';
import { WhenSeen } from './seen/when-seen.tsx';

interface SectionFormProps {
  /** The document's or row's description. */
  readonly object: ObjectDefinition;
  /** What of it is shown, one below the other. */
  readonly sections: readonly SectionDefinition[];
  /** The document or row whose fields it shows. */
  readonly path: Path;
  /** Shows the lists in it, as `list-field.tsx` does; without it as the form around. */
  readonly list?: ListComponent | undefined;
}

type ListComponent = ComponentType<{ path: Path }>;

/** The document or row whose fields the form around shows. */
const FormPath = createContext<Path>([]);

const FormList = createContext<ListComponent | undefined>(undefined);

/**
 * One section or opened row laid out by rjsf. The form holds no data and hears of no change: every leaf reads
 * and writes the store by its path (design, section 3), so the form renders once and a look alters nothing. Another
 * row goes through the context past rjsf to the leaves.
 */
export function SectionForm({ object, sections, path, list }: SectionFormProps) {
  const form = useMemo(() => layoutForm(object, sections), [object, sections]);
  const around = useContext(FormList);
  return (
    <FormPath value={path}>
      <FormList value={list ?? around}>
        <Layout form={form} />
      </FormList>
    </FormPath>
  );
}

const Layout = memo(function Layout({ form }: { form: LayoutForm }) {
  return (
    <Form
      tagName="div"
      className="section-form"
      idPrefix={form.schema.$id}
      schema={form.schema}
      uiSchema={form.uiSchema}
      validator={form.validator}
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
function StoreLeaf({ name, uiSchema }: FieldProps) {
  const path = [...useContext(FormPath), name];
  const span = uiSchema?.['ui:options']?.span;
  return <LeafField key={formatPath(path)} path={path} span={typeof span === 'number' ? span : undefined} />;
}

/** Where rjsf would put an array stands the list's own table or editor. */
function StoreList({ name }: FieldProps) {
  const path = [...useContext(FormPath), name];
  const List = useContext(FormList);
  if (!List) throw new Error(`Nothing was given that shows the list ${formatPath(path)}.`);
  return <List path={path} />;
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
            <FieldGrid section={section}>{section.fields.map((field) => content.get(field.name))}</FieldGrid>
          )}
          {section.lists.map((name) => content.get(name))}
        </div>
      ))}
    </>
  );
}

/** The fields of a section, mounted when they are seen. */
function FieldGrid({ section, children }: { section: SectionDefinition; children: ReactNode }) {
  const path = useContext(FormPath);
  const names = useMemo(() => section.fields.map(({ name }) => name), [section]);
  const room = (way: ReactNode) => (
    <>
      {way}
      {section.fields.map(({ name, span }) => (
        <LeafRoom key={name} path={[...path, name]} span={span} />
      ))}
    </>
  );
  return (
    <WhenSeen path={path} names={names} label={section.label} className="field-grid" room={room}>
      {children}
    </WhenSeen>
  );
}

const fields = {
  StringField: StoreLeaf,
  NumberField: StoreLeaf,
  BooleanField: StoreLeaf,
  RowTable: StoreList,
};

const templates = { FieldTemplate: BareField, ObjectFieldTemplate: Sections };
