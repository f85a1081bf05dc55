import { memo, type ReactNode } from 'react';
import type { PlacedBars, PlacedForm, PlacedImage, PlacedMark, PlacedText } from '../../printing/placed.ts';
import { PAPER_FONT } from './paper-fonts.ts';

interface PaperPageProps extends Pick<PlacedForm, 'width' | 'height' | 'images'> {
  readonly marks: readonly PlacedMark[];
  /** Which page it is, in words. */
  readonly name: string;
}

/** A page as it is printed: every mark where the PDF has it, its texts as texts. */
export const PaperPage = memo(function PaperPage({ width, height, images, marks, name }: PaperPageProps) {
  return (
    <figure aria-label={name}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure has its name, and its texts are read one by one */}
      <svg className="paper" viewBox={`0 0 ${width} ${height}`}>
        {marks.map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is known by its place alone, and is never moved
          <Mark key={index} mark={mark} images={images} />
        ))}
      </svg>
    </figure>
  );
});

function Mark({ mark, images }: { readonly mark: PlacedMark } & Pick<PlacedForm, 'images'>) {
  switch (mark.kind) {
    case 'text':
      return <Text text={mark} />;
    case 'line':
      return (
        <line
          x1={mark.from[0]}
          y1={mark.from[1]}
          x2={mark.to[0]}
          y2={mark.to[1]}
          strokeWidth={mark.stroke}
          className={`paper-line is-${mark.colour}`}
        />
      );
    case 'frame':
      return (
        <rect
          x={mark.left}
          y={mark.top}
          width={mark.width}
          height={mark.height}
          className="paper-frame"
          data-box={mark.box}
        />
      );
    case 'bars':
      return (
        <Figure figure={mark}>
          {mark.bars.map(([left, top, width, height]) => (
            <rect key={left} x={left - mark.left} y={top - mark.top} width={width} height={height} />
          ))}
        </Figure>
      );
    case 'image': {
      const { type, data } = images[mark.file]!;
      return (
        <Figure figure={mark}>
          <image href={`data:${type};base64,${data}`} width={mark.width} height={mark.height} />
        </Figure>
      );
    }
  }
}

function Figure({
  figure,
  children,
}: {
  readonly figure: PlacedBars | PlacedImage;
  readonly children: ReactNode;
}) {
  const { left, top, width, height, alt, isAgain, box } = figure;
  return (
    <svg
      x={left}
      y={top}
      width={width}
      height={height}
      role="img"
      aria-label={alt}
      aria-hidden={isAgain || undefined}
      data-box={box}
    >
      {children}
    </svg>
  );
}

/** Each line as wide as it was measured, whatever font the browser has. */
function Text({ text: { lines, font, size, role, box } }: { readonly text: PlacedText }) {
  return (
    <text
      fontFamily={`${PAPER_FONT}, sans-serif`}
      fontSize={size}
      fontWeight={font === 'bold' ? 700 : 400}
      aria-hidden={role === 'aside' || undefined}
      data-box={box}
    >
      {lines.map(({ words, left, baseline, width }) => {
        const drawn = words.trimEnd();
        return drawn === '' ? null : (
          <tspan
            key={`${left} ${baseline}`}
            x={left}
            y={baseline}
            textLength={width}
            lengthAdjust="spacingAndGlyphs"
          >
            {`${drawn} `}
          </tspan>
        );
      })}
    </text>
  );
}
