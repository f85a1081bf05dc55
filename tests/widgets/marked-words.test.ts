import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plainWords } from '../../src/engine/index.ts';
import MarkedWords from '../../widgets/marked-words.tsx';

const drawn = (message: string, withLinks = true) =>
  renderToStaticMarkup(createElement(MarkedWords, { message, withLinks })).replace(
    /^<span class="marked">(.*)<\/span>$/s,
    '$1',
  );

const link = (href: string, words: string) =>
  `<a href="${href}" target="_blank" rel="noreferrer">${words}</a>`;

/** What may come, and what stands on the page then. */
const cases: readonly (readonly [what: string, message: string, shown: string])[] = [
  ['bold is kept', 'Quota <b>050094</b> is used up', 'Quota <b>050094</b> is used up'],
  [
    'each tag of the safe subset is kept, whatever its case',
    '<I>a</I><EM>b</EM><strong>c</strong><ul><li>d</li><LI>e</LI></ul>',
    '<i>a</i><em>b</em><strong>c</strong><ul><li>d</li><li>e</li></ul>',
  ],
  ['a line break is kept', 'One<br/>Two<BR>Three', 'One <br/>Two <br/>Three'],
  ['a script goes with what is in it', 'A<script type="x">alert("<b>")</script >B', 'AB'],
  ['a script that is not closed goes to the end', 'A<script>alert(1)', 'A'],
  ['styles and comments go with what is in them', 'A<style>p{}</style><!-- <b>x</b> -->B', 'AB'],
  [
    'other tags go, their words stay',
    '<span>A</span><img src=x onerror=alert(1)><svg><font>B</font></svg>',
    'AB',
  ],
  ['paragraphs are lines', '<h2>Title</h2><p>One</p>\n<p>Two</p>', 'Title\nOne\nTwo'],
  ['attributes go', '<b onclick="alert(1)" style="top:0" class="x">A</b>', '<b>A</b>'],
  [
    'a link to http or https is kept, its other attributes go',
    '<a href="https://www.gov.uk/x?a=1&amp;b=2" onclick="y" target=z>A</a> <a HREF=http://gov.uk/y>B</a>',
    `${link('https://www.gov.uk/x?a=1&amp;b=2', 'A')} ${link('http://gov.uk/y', 'B')}`,
  ],
  [
    'any other link is its words',
    [
      '<a href="javascript:alert(1)">A</a>',
      '<a href="java&#10;script:alert(1)">B</a>',
      "<a href='data:text/html,x'>C</a>",
      '<a href="/logout">D</a>',
      '<a href="//evil.example">E</a>',
      '<a data-href="https://x.example">F</a>',
      '<a>G</a>',
      '<a href="mailto:a@b.c">H</a>',
    ].join(''),
    'ABCDEFGH',
  ],
  [
    'a link in a link is one',
    '<a href="https://a.b">A<a href="https://c.d">B</a>',
    link('https://a.b/', 'AB'),
  ],
  [
    'what is not closed ends with the text, what was never opened is dropped',
    'A</b><i>B<b>C</i>D',
    'A<i>B<b>C</b></i>D',
  ],
  ['text that is no markup stays', '1 < 2 & 3 > 2, <5 kg', '1 &lt; 2 &amp; 3 &gt; 2, &lt;5 kg'],
  [
    'marked up text is text',
    '&lt;script&gt;A&#60;b&#62; &quot;&amp;lt;&quot;',
    '&lt;script&gt;A&lt;b&gt; &quot;&amp;lt;&quot;',
  ],
];

describe('ENG-057 an error that holds HTML', () => {
  it.each(cases)('%s', (_what, message, shown) => {
    expect(drawn(message)).toBe(shown);
  });

  it('where no link can stand its words do', () => {
    expect(drawn('See <a href="https://gov.uk/a"><b>the</b> guide</a>.', false)).toBe(
      'See <b>the</b> guide.',
    );
  });

  it('of whatever pieces it is made, nothing but the safe subset comes out', () => {
    const piece = fc.oneof(
      fc.constantFrom('<', '</', '>', '/>', '"', "'", '=', ' ', '&', '&lt;', '&#60;', '<!--', '-->'),
      fc.constantFrom('<b', '<a href=', '<a href="', 'javascript:', 'https://x.y', '<script>', '</script>'),
      fc.constantFrom(
        '<li>',
        '</ul>',
        '<br>',
        '<img src=x onerror=',
        '<svg/onload=',
        '<iframe ',
        ' onclick="x"',
      ),
      fc.string({ maxLength: 4 }),
    );
    const tag =
      /<\/?(?:b|i|em|strong|ul|li|br\/|a href="https?:[^"<>]*" target="_blank" rel="noreferrer"|a)>/g;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(drawn(pieces.join('')).replace(tag, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 2000 },
    );
  });

  it('tags inside one another without end do no harm', () => {
    expect(drawn(`${'<b>'.repeat(20_000)}A`)).toBe(`${'<b>'.repeat(12)}A${'</b>'.repeat(12)}`);
  });
});

describe('ENG-057 where only words can stand, as in a tooltip', () => {
  it.each([
    ['Quota <b>050094</b> is <script>alert(1)</script>used up', 'Quota 050094 is used up'],
    ['<p>One</p><p>Two<br>Three</p><ul><li>Four</li><li>Five</li></ul>', 'One\nTwo\nThree\nFour\nFive'],
    ['See <a href="https://gov.uk/a">the guide</a> &amp; ask', 'See the guide & ask'],
    ['1 < 2 &lt; 3', '1 < 2 < 3'],
    ['Two\n  lines', 'Two\n  lines'],
  ])('%s', (message, words) => {
    expect(plainWords(message)).toBe(words);
  });
});
