import { CircleAlert, CircleCheck, CircleHelp, Eye, type LucideIcon, TriangleAlert } from 'lucide-react'
import { icon } from '#web/ui/icon.ts'
import { mealTypeIcons } from './meal-type.tsx'

const drawn = {
  ...mealTypeIcons,
  contains: CircleAlert,
  blocked: CircleAlert,
  may_contain: TriangleAlert,
  unknown: CircleHelp,
  cooked: CircleCheck,
  eye: Eye,
} satisfies Record<string, LucideIcon>
type Sign = keyof typeof drawn

const idOf = (sign: string) => `calendar-sign-${sign}`

/**
 * Symbols of all icons in the month's tiles, drawn once because a month uses them two hundred times; must
 * precede the tiles.
 */
export const DrawnSigns = () => (
  <svg aria-hidden className="absolute size-0">
    {Object.entries(drawn).map(([sign, Icon]) => (
      <symbol key={sign} id={idOf(sign)} viewBox="0 0 24 24">
        <Icon {...icon} />
      </symbol>
    ))}
  </svg>
)

export const DrawnSign = ({ sign, className }: { sign: Sign; className: string }) => (
  <svg aria-hidden className={className}>
    <use href={`#${idOf(sign)}`} />
  </svg>
)
