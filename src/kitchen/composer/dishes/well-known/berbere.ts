import type { Kit } from '../../kit.ts'

/** The spice mixture of Ethiopian stews, from single spices: what is sold under its name differs from jar to jar. */
export const berbereLines = (kit: Kit): string => `!2 tbsp paprika
      ${kit.mood('mild') ? '' : '3/4 tsp cayenne'}
      1 tsp coriander-ground
      1/2 tsp cardamom
      1/2 tsp ginger-ground
      ~1/4 tsp allspice
      ~1/4 tsp cinnamon`

/** How a step names it. */
export const berbereRef = 'paprika,cayenne,coriander-ground,cardamom,ginger-ground,allspice,cinnamon'
