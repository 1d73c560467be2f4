/**
 * Function words, in the order English | German | Spanish | French | Italian. The negations and the words of
 * allergies are put into the English phrase that the grammar of cravings knows, so that one grammar serves
 * five languages; `~` marks a word that says nothing of its own and is left out.
 */
// biome-ignore format: a table reads best with one row per line
export const grammarWords = `
# Negation
without | ohne, ohni, oni, frei von, bitte ohne | sin, libre de, libres de, libre en, sin nada de | sans, sans aucun, sans aucune, dépourvu de, hors | senza, privo di, priva di, privi di, senza alcun
not contain | enthält kein, enthält keine, enthält keinen, enthalten keine | - | ne contient pas, ne contient pas de, ne contenant pas, ne contenant pas de | -
no | kein, keine, keinen, keinem, keiner, keinerlei, nicht, nein, nix, kane, koa, koan, koane, ned, net, nit, kei, keis | no, nada de, ningún, ninguna, evitando | pas de, pas d', pas, non, aucun, aucune, point de, jamais de | non, niente, nessun, nessuna, nessuno
nor | noch | ni, tampoco | ni | né, nemmeno, neanche, neppure
omitted | weglassen, weggelassen | - | - | -
off limits | geht gar nicht, gehen gar nicht, geht nicht, gehen nicht, ist tabu, sind tabu, tabu | ni hablar, prohibido, prohibida, prohibidos, prohibidas, es tabú, son tabú, tabú, está descartado, están descartados, están descartadas | interdit, interdite, interdits, interdites, hors de question, c'est non, sont exclus, sont exclues, est exclu, est exclue, sont bannis, sont bannies, est tabou, sont tabous, tabou | vietato, vietata, vietati, vietate, proibito, proibiti, è tabù, sono tabù, tabù, sono esclusi, sono escluse, è escluso, è esclusa
sick of | satt von, genug von | harto de, harta de, hartos de | marre de, marre du, marre des, ras le bol de, ras le bol du, ras le bol des | stufo di, stufa di, stufi di
other than | nicht immer nur, nicht nur immer, nicht immer bloß, nicht immer, nicht schon wieder, nicht wieder nur, nicht ständig, nicht jeden Tag, nicht dauernd, was anderes als, etwas anderes als, mal was anderes als, irgendwas anderes als, irgendetwas anderes als, mal etwas anderes als, alles andere als | no siempre, otra vez no, no otra vez, algo distinto de, algo distinto a, algo diferente de, algo diferente a, algo que no sea, algo que no sean, otra cosa que no sea, otra cosa que no sean, otra cosa aparte de, cualquier cosa menos, algo más que, algo aparte de | autre chose que, autre chose qu', autre chose à faire que, autre chose à faire qu', d'autres idées que, d'autres idées qu', tout sauf, pas toujours, pas encore des, pas encore du, pas encore de la, pas que des, pour changer des, pour changer du | non sempre i soliti, non sempre le solite, non sempre il solito, non sempre la solita, non sempre, non i soliti, non le solite, non la solita, non il solito, qualcosa di diverso da, qualcosa di diverso dal, qualcosa di diverso dalla, qualcosa di diverso dai, qualcosa di diverso dalle, qualcosa di diverso dall', qualcosa che non sia, qualcosa che non siano, altro che, qualcos'altro che non sia, tutto tranne
out of | - | se acabó, se acabó la, se acabó el, se acabaron, se acabaron los, se acabaron las, se me acabó, se me acabaron, se nos acabó, no me queda, no me quedan, no nos queda, no nos quedan, me quedé sin, me he quedado sin, nos quedamos sin | j'ai plus de, j'ai plus d', n'ai plus de, n'ai plus d', on a plus de, on a plus d', n'a plus de, n'a plus d', n'avons plus de, il n'y a plus de, il n'y a plus d', y a plus de, y a plus d', plus du tout de | non ho più, non abbiamo più, non c'è più, non ci sono più, sono rimasto senza, sono rimasta senza, siamo rimasti senza, rimasto senza, rimasta senza, rimasti senza
is out | ist alle, sind alle, ist aus, sind aus, ist leer, ist fast alle, ist fast leer, sind fast alle | - | - | è finito, è finita, sono finiti, sono finite, è quasi finito, è quasi finita, sono quasi finiti, sono quasi finite
pas mal de | - | - | pas mal de, pas mal d' | -
neither | weder | - | - | -
nothing with | nichts mit, nix mit | nada con | rien avec | niente con
except | außer, ausser, bis auf | excepto, salvo, menos, a excepción de | sauf, excepté, hormis, à part | tranne, eccetto, salvo, a parte
instead of | statt, anstatt, anstelle von, anstelle, an Stelle von, statt mit | en vez de, en lugar de, en vez del, en lugar del, a modo de | au lieu de, au lieu du, au lieu d', à la place de, à la place du, plutôt que, en guise de | al posto di, al posto del, al posto della, al posto dei, invece di, invece del, invece della, invece dei, anziché
avoid | meiden, vermeiden, meide, meidet, vermeidet, verzichten auf, verzichte auf, verzichtet auf, lass weg | evitar, evita, evito, evitamos, quita, quítale, quitale, quítame, quitar, quitando, no le pongas, no pongas | éviter, évite, évitent, éviter de, j'évite, enlève, enlever, enlevez, retire, retirer | evitare, evita, evito, evitiamo, togli, togliere, togliendo, leva, levare
hates | hasst, hasse, hassen, mag kein, mag keine, mag keinen, mögen keine, mögen kein, mögen keinen | odia, odio, odian, detesta, detesto | déteste, détestent, n'aime pas, n'aime pas les, n'aiment pas, je n'aime pas, horreur de, horreur du, horreur des, horreur d', ai horreur de, ai horreur du, ai horreur des | odia, odio, odiano, detesta, detesto, non piace, non piacciono, non mi piace, non mi piacciono, non gli piace, non gli piacciono, non le piace, non ama
can't eat | isst kein, isst keine, isst keinen, esse kein, esse keine, essen keine, essen kein, darf kein, darf keine, darf keinen, dürfen keine, dürfen kein, kann kein, kann keine, kann keinen | no come, no como, no comen, no comemos, no puede comer, no puedo comer, no pueden comer, no podemos comer, no puede tomar, no puedo tomar, no debe comer, no debo comer, no soporta, no soporto, no le gusta, no le gustan, no me gusta, no me gustan, no les gusta, no les gustan, no quiere, no quiero, no consume, no lleve, no lleva, que no lleve, que no tenga, no tenga, no contenga, que no contenga | ne mange pas, ne mange pas de, ne mange pas d', ne mangent pas, ne mangent pas de, mange pas, mange pas de, ne peut pas manger, ne peut pas manger de, ne peut pas manger d', ne peux pas manger, ne peux pas manger de, ne peuvent pas manger, ne doit pas manger, ne doit pas manger de, ne veut pas de, ne veux pas de | non mangia, non mangio, non mangiano, non mangiamo, non può mangiare, non posso mangiare, non possono mangiare, non deve mangiare, non devo mangiare, non sopporta, non vuole, non voglio, non contenga, che non contenga
cannot | darf nicht, verträgt nicht, kann nicht | - | - | -
# Allergies
allergic to | allergisch gegen, allergisch auf, allergisch, allergisch gegenüber | alérgico a, alérgica a, alérgicos a, alérgicas a, alérgico al, alérgica al, alérgicos al, alérgicas al | allergique à, allergique au, allergique aux, allergiques à, allergiques au, allergiques aux, allergique | allergico a, allergica a, allergici a, allergiche a, allergico al, allergica al, allergici al, allergico alla, allergica alla, allergico alle, allergica alle, allergico agli, allergica agli, allergico ai, allergica ai, allergici ai, allergici alle, allergici agli, allergiche alle, allergico allo, allergica allo, allergico all', allergica all'
allergy to | Allergie gegen, Allergie auf, Allergie, Allergien gegen | alergia a, alergia al, alergias a, alergia | allergie à, allergie au, allergie aux, allergies à, allergies aux, allergie | allergia a, allergia al, allergia alla, allergia alle, allergia ai, allergia agli, allergia all', allergia allo, allergia
intolerant to | intolerant gegen, intolerant gegenüber, unverträglich | intolerante a, intolerantes a, intolerante al, intolerancia a, intolerancia al, sensible a, sensible al, celíaca al | intolérant à, intolérante à, intolérants à, intolérante au, intolérant au, intolérants au, intolérant aux, intolérante aux, intolérance à, intolérance au, intolérance aux, sensible à, sensible au | intollerante a, intollerante al, intollerante alla, intollerante alle, intollerante ai, intollerante agli, intollerante all', intolleranti a, intolleranti al, intolleranti alla, intolleranza a, intolleranza al, intolleranza alla, intolleranza ai, intolleranza alle, intolleranza agli, sensibile a, sensibile al
celiac | Zöliakie, Zöliakiekranke, zöliakiekrank | celíaco, celíaca, celíacos, celíacas, celiaquía | cœliaque, coeliaque, cœliaques, maladie cœliaque | celiaco, celiaca, celiaci, celiache, celiachia
lactose intolerant | laktoseintolerant, laktoseintolerante, Laktoseintoleranz, Laktose intolerant | - | - | -
is poison | - | me da alergia, le da alergia, nos da alergia, les da alergia, me dan alergia, le dan alergia, da alergia, dan alergia | - | mi dà allergia, gli dà allergia, le dà allergia
allergic | - | alérgico, alérgica, alérgicos, alérgicas | - | allergico, allergica, allergici, allergiche
allergies | Allergien | alergias | allergies | allergie
reacts to | reagiert auf, reagiere auf, reagieren auf, reagiert allergisch auf | reacciona a, reacciono a, reacción a, hace reacción a | réagit à, réagis à, fait une réaction à, réaction à | reagisce a, reagisco a, reazione a
cannot tolerate | verträgt kein, verträgt keine, verträgt keinen, vertrage kein, vertrage keine, vertrage keinen, vertragen kein, vertragen keine, vertragen keinen | no tolera, no tolero, no toleran, no digiere, no digiero | ne tolère pas, ne tolèrent pas, ne tolère aucun, ne tolère pas de, ne digère pas, ne digère pas de, ne supporte pas, ne supportent pas, ne supporte pas de | non tollera, non tollero, non tollerano, non digerisce, non digerisco
# Joining
and | und, sowie | y, e | et, ainsi que, pis | e, ed
or | oder | o, u | ou | o, oppure
with | mit | con | avec | con
for | für | para | pour | per
because of | wegen, aufgrund | debido a, a causa de | à cause de, en raison de | per via di, a causa di
but | aber, sondern | pero, sino | mais | ma, però
from | aus, vom, von | desde | - | dal, dalla, da
# Without a meaning of their own
~ | der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines | el, la, los, las, un, una, unos, unas, lo | le, la, les, l', un, une, des, du, de la, de l' | ne potrà, ne potrei, ne posso, ne faccio, ne esce, ne viene, ne può, ne si può, cosa ne, che ne, il, lo, la, i, gli, le, l', un, uno, una, un', dei, degli, delle, del, della, dello, dell'
my | mein, meine, meinen, meiner, meinem, unser, unsere, unseren | mi, mis, nuestro, nuestra, nuestros | mon, ma, mes, notre, nos | mio, mia, miei, mie, nostro, nostra, nostri
something | etwas, was Leckeres, was | algo | quelque chose, qqch, qqchose | qualcosa, qlc
somebody | jemand, jemanden, jemandem | alguien | quelqu'un, quelqu'une | qualcuno
have | habe, haben, hat, hab | tengo, tiene, tienen, tenemos, hay | j'ai, avons, ont, ai, a, as, avez | ho, abbiamo, hanno, ha
is | ist, bin, sind, sein, sollte, soll, wird | es, soy, somos, son, está, estoy, ser, sea, sean | est, suis, sont, sommes, être, es, soit | è, sono, siamo, essere, sia
please | bitte | por favor | s'il vous plaît, s'il te plaît, svp, stp | per favore
what | welche, welches, wie, wer | qué, cómo, cuál, que | que, quoi, quel, quelle, qu', comment, qui | che, cosa, come, quale
can | kann, können, könnte, kannst, darf, dürfen | puedo, puede, podemos, poder, podría, podríamos | peux, peut, puis, pouvons, peut-on, pourrais, pourrait | posso, può, possiamo, potrei, potrà, potremmo, si può
want | möchte, will, wollen, hätte, hätte gerne, hätte gern, Lust auf, gerne, gern, suche, brauche, brauchen | quiero, quisiera, quiere, me gustaría, busco, necesito | veux, voudrais, veut, j'aimerais, cherche, besoin de, besoin d', envie de, envie d' | voglio, vorrei, vuole, cerco, bisogno di, voglia di
only | nur, bloß, lediglich | solo, sólo, solamente, únicamente | seulement, uniquement | solo, soltanto, solamente
just for me | nur für mich, für mich allein, für mich alleine | solo para mí, sólo para mí, para mí solo, para mí sola | juste pour moi, pour moi seul, pour moi seule, pour moi tout seul, pour moi toute seule | solo per me, per me solo, per me sola
replace | ersetzen, ersetze, ersetzt | sustituir, sustituyo, sustituye, reemplazar, reemplazo | remplacer, remplace, substituer | sostituire, sostituisco, rimpiazzare
make | machen, mache, zubereiten | hacer, preparar, prepara, haz | faire, préparer, fais | fare, preparare, fai
use up | verwerten, verwerte, aufbrauchen, aufbrauche, verbrauchen | aprovechar, aprovecho | accommoder, écouler | riciclare, smaltire
cook | kochen, koche, kocht, gekocht werden | cocinar, cocino, cocinamos, cocine | cuisiner | cucinare, cucino, cuciniamo, cucinerei
eat | essen, isst, esse, gegessen, zum Essen, vertragen, verträgt, vertrage | comer, come, como, comen | manger, mange, mangent, mangé | mangiare, mangia, mangio, mangiano
of | vom, von der | del | d' | di
I | ich, wir, sie, er, es, uns, ihr, mir, ihm, ihn, man | yo, me, nos, le, les, se, él, ella, nosotros | je, j', nous, vous, il, elle, on, ils, elles, me, te, se, s', m', c' | io, noi, lui, lei, mi, ci, si, loro
also | auch, noch etwas, dazu, und zwar, aber, sehr, ganz, zu, so, schön | también, muy, además | aussi, très, trop, bien | anche, molto, troppo
in | im, in, am, an, auf, bei, zum, zur | en | en, dans, sur, chez | in, nel, nella, su
`
