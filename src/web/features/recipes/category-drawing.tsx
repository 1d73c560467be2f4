import type { ReactNode } from 'react'
import type { Category } from '#contract/common.ts'

const stroke = {
  fill: 'none',
  stroke: 'var(--accent)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Line drawings on a linen background, one for each category. */
const drawings: Record<Category, ReactNode> = {
  breakfast: (
    <g {...stroke}>
      <path d="M56 84c-8-16 0-36 18-38 8-14 34-12 38 6 16 4 18 26 4 34-6 14-24 18-34 8-10 6-22 0-26-10z" />
      <circle cx="86" cy="72" r="13" fill="var(--card)" />
      <path d="M81 67c2-2 4-3 7-3" />
    </g>
  ),
  lunch: (
    <g {...stroke}>
      <path d="M42 70h76c0 22-14 38-38 38S42 92 42 70z" fill="var(--card)" />
      <path d="M50 70c0-10 8-16 16-12 2-12 20-14 24-2 10-6 22 2 20 14" />
      <path d="M66 58c4 2 6 6 6 12M92 56c-3 4-4 8-4 14" />
    </g>
  ),
  dinner: (
    <g {...stroke}>
      <path d="M36 66h88M46 66v28c0 8 6 14 14 14h40c8 0 14-6 14-14V66" fill="var(--card)" />
      <path d="M50 66c2-12 14-20 30-20s28 8 30 20M76 46a5 5 0 0 1 8 0M36 78h10M114 78h10" />
      <path d="M66 34c-4-4 4-8 0-12M80 34c-4-4 4-8 0-12M94 34c-4-4 4-8 0-12" />
    </g>
  ),
  snack: (
    <g {...stroke}>
      <circle cx="80" cy="76" r="30" fill="var(--card)" />
      <path d="M68 62v.1M90 60v.1M98 78v.1M78 78v.1M64 82v.1M84 94v.1" strokeWidth="6" />
      <path d="M100 54c-6 2-6 8-2 10-4 4 0 10 6 8" fill="var(--accent-tint)" />
    </g>
  ),
  dessert: (
    <g {...stroke}>
      <path d="M54 74h52l-8 34H62z" fill="var(--card)" />
      <path d="M50 74c-6-10 4-20 12-18 0-14 34-14 36 0 10-2 18 8 12 18z" />
      <circle cx="80" cy="36" r="6" fill="var(--card)" />
      <path d="M80 30c0-6 4-8 8-9M70 80l3 22M90 80l-3 22" />
    </g>
  ),
}

/** The drawing for a dish without a picture. */
export const CategoryDrawing = ({ category }: { category: Category }) => (
  <svg
    viewBox="0 0 160 120"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className="size-full"
    data-drawing={category}
  >
    <rect width="160" height="120" fill="var(--accent-tint)" />
    <g transform="translate(24 18) scale(.7)">{drawings[category]}</g>
  </svg>
)
