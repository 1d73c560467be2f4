import type { Dish } from '../dish.ts'
import { crunchySnack } from './bites/crunchy-snack.ts'
import { dip } from './bites/dip.ts'
import { energyBites } from './bites/energy-bites.ts'
import { granolaBars } from './bites/granola-bars.ts'
import { mousse } from './bites/mousse.ts'
import { grainSalad } from './bowls/grain-salad.ts'
import { leafSalad } from './bowls/leaf-salad.ts'
import { pastaSalad } from './bowls/pasta-salad.ts'
import { pilaf } from './bowls/pilaf.ts'
import { risotto } from './bowls/risotto.ts'
import { bibimbap } from './classics/bibimbap.ts'
import { bolognese } from './classics/bolognese.ts'
import { butterChicken } from './classics/butter-chicken.ts'
import { carbonara } from './classics/carbonara.ts'
import { chickenNoodleSoup } from './classics/chicken-noodle-soup.ts'
import { chowder } from './classics/chowder.ts'
import { cutlets } from './classics/cutlets.ts'
import { enchiladas } from './classics/enchiladas.ts'
import { frenchOnion } from './classics/french-onion.ts'
import { gazpacho } from './classics/gazpacho.ts'
import { gratin } from './classics/gratin.ts'
import { lasagna } from './classics/lasagna.ts'
import { meatloaf } from './classics/meatloaf.ts'
import { minestrone } from './classics/minestrone.ts'
import { misoSoup } from './classics/miso-soup.ts'
import { mussels } from './classics/mussels.ts'
import { polenta } from './classics/polenta.ts'
import { potatoes } from './classics/potatoes.ts'
import { ratatouille } from './classics/ratatouille.ts'
import { shepherdsPie } from './classics/shepherds-pie.ts'
import { steak } from './classics/steak.ts'
import { stroganoff } from './classics/stroganoff.ts'
import { stuffedVegetables } from './classics/stuffed-vegetables.ts'
import { thaiSoup } from './classics/thai-soup.ts'
import { tikkaMasala } from './classics/tikka-masala.ts'
import { burger } from './hand/burger.ts'
import { burrito } from './hand/burrito.ts'
import { pulled } from './hand/pulled.ts'
import { sandwich } from './hand/sandwich.ts'
import { tacos } from './hand/tacos.ts'
import { wrap } from './hand/wrap.ts'
import { namedFirst } from './hand-register.ts'
import { frittata } from './morning/frittata.ts'
import { oats } from './morning/oats.ts'
import { scramble } from './morning/scramble.ts'
import { shakshuka } from './morning/shakshuka.ts'
import { pizza } from './oven/pizza.ts'
import { quiche } from './oven/quiche.ts'
import { roastJoint } from './oven/roast-joint.ts'
import { sheetPan } from './oven/sheet-pan.ts'
import { friedRice } from './pans/fried-rice.ts'
import { noodleBowl } from './pans/noodle-bowl.ts'
import { padThai } from './pans/pad-thai.ts'
import { skillet } from './pans/skillet.ts'
import { stirFry } from './pans/stir-fry.ts'
import { bakedMac } from './pasta/baked-mac.ts'
import { creamPasta } from './pasta/cream-pasta.ts'
import { oilPasta } from './pasta/oil-pasta.ts'
import { tomatoPasta } from './pasta/tomato-pasta.ts'
import { brothySoup } from './pots/brothy-soup.ts'
import { chili } from './pots/chili.ts'
import { curry } from './pots/curry.ts'
import { dal } from './pots/dal.ts'
import { pureedSoup } from './pots/pureed-soup.ts'
import { stew } from './pots/stew.ts'
import { sweetFirst } from './sweet-register.ts'

const general: readonly Dish[] = [
  ...[brothySoup, pureedSoup, stew, chili, curry, dal],
  ...[
    tikkaMasala,
    butterChicken,
    carbonara,
    bolognese,
    lasagna,
    stroganoff,
    minestrone,
    chowder,
    frenchOnion,
  ],
  ...[chickenNoodleSoup, thaiSoup, misoSoup, gazpacho, bibimbap, polenta, steak, mussels],
  ...[
    ratatouille,
    gratin,
    shepherdsPie,
    meatloaf,
    enchiladas,
    cutlets,

    stuffedVegetables,
    potatoes,
  ],
  ...[creamPasta, tomatoPasta, oilPasta, bakedMac],
  ...[stirFry, friedRice, noodleBowl, padThai, skillet],
  ...[sheetPan, roastJoint, pizza, quiche],
  ...[tacos, burrito, wrap, pulled, sandwich, burger],
  ...[leafSalad, grainSalad, pastaSalad, risotto, pilaf],
  ...[frittata, scramble, shakshuka],
  ...[oats],
  ...[granolaBars, energyBites, mousse, dip, crunchySnack],
]

/** Every dish that the kitchen can write. */
export const dishes: readonly Dish[] = sweetFirst(namedFirst(general))
