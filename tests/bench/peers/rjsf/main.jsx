import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The whole document in one controlled Form, as its guide shows it; core theme, checked on every change. */
function Page({ schema, document: initial }) {
  const [formData, setFormData] = useState(initial);
  const latest = useRef(formData);
  latest.current = formData;
  window.peer = {
    read: () => latest.current,
    append: (items) => setFormData((data) => ({ ...data, CDSItems: [...data.CDSItems, ...items] })),
  };
  return (
    <Form
      schema={schema}
      validator={validator}
      formData={formData}
      liveValidate
      onChange={(event) => setFormData(event.formData)}
    />
  );
}

const shape = await (await fetch(new URLSearchParams(location.search).get('shape'))).json();
createRoot(document.getElementById('root')).render(<Page {...shape} />);
