import { materialCells, materialRenderers } from '@jsonforms/material-renderers';
import { JsonForms } from '@jsonforms/react';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The header's fields, then every item in the library's own array layout, which mounts all and unfolds one at a time. */
function layoutOf(schema) {
  const control = (name) => ({ type: 'Control', scope: `#/properties/${name}` });
  const group = (object) => ({
    type: 'VerticalLayout',
    elements: Object.keys(object.properties).map(control),
  });
  const detail = group(schema.properties.CDSItems.items);
  const elements = Object.keys(schema.properties).map((name) =>
    name === 'CDSItems' ? { ...control(name), options: { detail } } : control(name),
  );
  return { type: 'VerticalLayout', elements };
}

function Page({ schema, document: initial }) {
  const [data, setData] = useState(initial);
  const [layout] = useState(() => layoutOf(schema));
  const latest = useRef(data);
  window.peer = {
    read: () => latest.current,
    open: (index) => document.querySelectorAll('.MuiAccordionSummary-root')[index].click(),
    append: (items) =>
      setData(() => ({ ...latest.current, CDSItems: [...latest.current.CDSItems, ...items] })),
  };
  return (
    <JsonForms
      schema={schema}
      uischema={layout}
      data={data}
      renderers={materialRenderers}
      cells={materialCells}
      onChange={(change) => {
        latest.current = change.data;
      }}
    />
  );
}

const shape = await (await fetch(new URLSearchParams(location.search).get('shape'))).json();
createRoot(document.getElementById('root')).render(<Page {...shape} />);
