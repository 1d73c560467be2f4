/**
 * Makers whose dishes people cook at home: restaurant chains, shops, brands, cooks and sites, in small letters.
 * Their names contain foods or ordinary words, and ask for no other dish than the one beside them.
 */
const table = `
red lobster, olive garden, cracker barrel, cheesecake factory, panda express, pizza hut, burger king, taco bell
dairy queen, waffle house, jamba juice, popeyes chicken, kentucky fried chicken, church s chicken, shake shack
in n out burger, in n out, in-n-out, texas roadhouse, outback steakhouse, ihop, steak n shake
souplantation, corner bakery, auntie anne s, auntie annes, chick fil a, chick-fil-a, chickfila, chick fila
raising canes, raising cane s, little debbie, la scala, trader joes, trader joe s, whole foods, tim hortons
marks and spencer, dunkin donuts, krispy kreme, five guys, buffalo wild wings, bonefish grill, longhorn steakhouse
panera, panera bread, starbucks, mcdonalds, mcdonald s, wendys, wendy s, kfc, ikea, nandos, nando s, costco, chilis
chili s, applebees, applebee s, popeyes, cinnabon, crumbl, levain, disney, disneyland, disney world, yoshinoya
wingstop, greggs, wagamama, giovannis, giovanni s, benihana, din tai fung, halal guys, sonic drive in, zaxbys
tiktok, tik tok, instagram, pinterest, youtube, reddit, netflix
jamie oliver, gordon ramsay, julia child, julia childs, julia child s, mary berry, nigella, nigella lawson, ina garten
barefoot contessa, pioneer woman, paula deen, martha stewart, rachael ray, alton brown, bobby flay, guy fieri
delia smith, ottolenghi, smitten kitchen, serious eats, bon appetit magazine, new york times, nyt cooking
america s test kitchen, jennifer aniston, gigi hadid, stanley tucci, emily mariko
`

/** Names of makers, word by word, the longest first. */
export const makers: readonly (readonly string[])[] = table
  .trim()
  .split(/[\n,]+/)
  .map((name) => name.trim().split(' '))
  .toSorted((a, b) => b.length - a.length)
