/** One page of this authority, in the style all of them share. */
export function writePage(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>
${content}
</body></html>`;
}

/** Text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
:root{color-scheme:light dark;--ink:#1b2733;--quiet:#4d5b69;--line:#d3dae1;--ground:#fff;--field:#f5f7f9;--action:#0b5394}
@media (prefers-color-scheme:dark){:root{--ink:#e6ebf0;--quiet:#a9b5c1;--line:#3a4652;--ground:#141a20;--field:#1d252d;--action:#8ec1f0}}
*{box-sizing:border-box}
body{font:14px/1.5 system-ui,sans-serif;margin:0 auto;padding:1.5rem;max-width:90rem;color:var(--ink);background:var(--ground)}
h1{font-size:1.5rem;margin:0 0 .5rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}p{max-width:70ch;margin:.25rem 0 .75rem}
a{color:var(--action)}.quiet{color:var(--quiet)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;vertical-align:top;padding:.3rem .9rem .3rem 0;border-bottom:1px solid var(--line);white-space:pre-line}
th{font-weight:600;color:var(--quiet)}td:first-child{white-space:nowrap}td.wide{min-width:16rem}
fieldset{border:0;padding:0;margin:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:.75rem 1.5rem}
fieldset>div{display:flex;flex-direction:column}fieldset select,fieldset input{margin-top:auto}
label{display:block;font-weight:600}label+.quiet{margin:0 0 .25rem;font-size:13px}
select,input{font:inherit;width:100%;padding:.35rem .5rem;border:1px solid var(--quiet);border-radius:4px;color:inherit;background:var(--field)}
button{font:inherit;font-weight:600;padding:.45rem 1.1rem;border:1px solid var(--action);border-radius:4px;color:var(--ground);background:var(--action);cursor:pointer}
button.second{color:var(--action);background:none}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1rem}
@media (max-width:40rem){body{padding:1rem}}
`;
