import type { Dish } from '../../dish.ts'
import { alooGobi } from './aloo-gobi.ts'
import { arancini } from './arancini.ts'
import { beefWellington } from './beef-wellington.ts'
import { biscuitsAndGravy } from './biscuits-and-gravy.ts'
import { borscht } from './borscht.ts'
import { bouillabaisse } from './bouillabaisse.ts'
import { bubbleAndSqueak } from './bubble-and-squeak.ts'
import { cabbageRolls } from './cabbage-rolls.ts'
import { calzone } from './calzone.ts'
import { cauliflowerPizza } from './cauliflower-pizza.ts'
import { ceviche } from './ceviche.ts'
import { cheesesteak } from './cheesesteak.ts'
import { croquettes } from './croquettes.ts'
import { dalMakhani } from './dal-makhani.ts'
import { dirtyRice } from './dirty-rice.ts'
import { doroWat } from './doro-wat.ts'
import { eggsBenedict } from './eggs-benedict.ts'
import { empanadas } from './empanadas.ts'
import { flourlessChocolateCake } from './flourless-chocolate-cake.ts'
import { fondue } from './fondue.ts'
import { garlicBread } from './garlic-bread.ts'
import { gumbo } from './gumbo.ts'
import { hotDogs } from './hot-dogs.ts'
import { jollofRice } from './jollof-rice.ts'
import { katsu } from './katsu.ts'
import { lavaCakes } from './lava-cakes.ts'
import { mapoTofu } from './mapo-tofu.ts'
import { matzoBallSoup } from './matzo-ball-soup.ts'
import { misirWat } from './misir-wat.ts'
import { monkeyBread } from './monkey-bread.ts'
import { moqueca } from './moqueca.ts'
import { moussaka } from './moussaka.ts'
import { mudPie } from './mud-pie.ts'
import { naan } from './naan.ts'
import { okonomiyaki } from './okonomiyaki.ts'
import { pakora } from './pakora.ts'
import { patatasBravas } from './patatas-bravas.ts'
import { pierogi } from './pierogi.ts'
import { potRoast } from './pot-roast.ts'
import { pozole } from './pozole.ts'
import { reuben } from './reuben.ts'
import { rockyRoad } from './rocky-road.ts'
import { samosas } from './samosas.ts'
import { sloppyJoes } from './sloppy-joes.ts'
import { cheeseSouffle } from './souffle.ts'
import { spaetzle } from './spaetzle.ts'
import { spanakopita } from './spanakopita.ts'
import { sushi } from './sushi.ts'
import { sweetPotatoToast } from './sweet-potato-toast.ts'
import { tempura } from './tempura.ts'
import { toadInTheHole } from './toad-in-the-hole.ts'
import { zoodles } from './zoodles.ts'

/** Dishes whose names say nothing of what is in them, or name another food: made as what they are. */
export const wellKnown: readonly Dish[] = [
  ...[sloppyJoes, hotDogs, dirtyRice, bubbleAndSqueak, toadInTheHole],
  ...[garlicBread, naan],
  ...[potRoast, sushi, samosas, eggsBenedict, cheesesteak, gumbo],
  ...[beefWellington, moussaka, pierogi, empanadas],
  ...[calzone, reuben, katsu, mapoTofu],
  ...[cabbageRolls, spanakopita, zoodles, cauliflowerPizza, sweetPotatoToast],
  ...[ceviche, borscht, tempura, cheeseSouffle, fondue],
  ...[patatasBravas, pozole, bouillabaisse, matzoBallSoup, spaetzle, croquettes, okonomiyaki],
  ...[alooGobi, arancini, biscuitsAndGravy, jollofRice, moqueca],
  ...[dalMakhani, pakora, doroWat, misirWat],
]

export const wellKnownSweets: readonly Dish[] = [
  monkeyBread,
  rockyRoad,
  mudPie,
  flourlessChocolateCake,
  lavaCakes,
]
