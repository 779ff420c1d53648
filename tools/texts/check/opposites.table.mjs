// Words of English of which a text has one or the other: what a translator swaps. A line is a group; a word's forms are joined by "/".
const LINES = `
left | right
north | south | east | west
~ up/upward/upwards | down/downward/downwards
~ above | below
~ inside/within | outside/inside out
~ next | back/previous/earlier/backward/backwards
~ first | second | third | fourth | fifth | last/final
early/earlier/earliest/soon | late/later/latest
~ before | after/afterwards
today | tomorrow | yesterday
seconds | minute/minutes | hour/hours | day/days/daily | week/weeks/weekly | month/months/monthly | year/years/yearly/annual/annually
~ start/starts/started/begin/begins | end/ends/ended/finish/finishes/finished
show/shows/shown/showing | hide/hides/hidden/hiding
approve/approved/approves/accept/accepts/accepted/allow/allows/allowed/confirm/confirms/confirmed | reject/rejected/rejects/refuse/refused/refuses/deny/denied/decline/declined
allowed/allow/allows | forbidden/forbid/forbids/blocked/block/blocks
~ add/adds/added/adding | remove/removes/removed/removing/delete/deletes/deleted/erase/erased/erases
create/creates/created | delete/deletes/deleted/erase/erases/erased
save/saves/saved | discard/discards/discarded/reset/cancel/cancels/cancelled
~ save/saves/saved | load/loads/loaded
~ open/opens/opened | close/closes/closed/shut
lock/locks/locked | unlock/unlocks/unlocked
archive/archived | restore/restored
~ download/downloads/downloaded | upload/uploads/uploaded
import/imports/imported | export/exports/exported
send/sends/sent | receive/receives/received
buy/buys/bought | sell/sells/sold
~ push/pushes/pushed | pull/pulls/pulled
more | fewer/less
~ bigger/larger/greater/longer/taller/higher | smaller/shorter/lower
~ biggest/largest/greatest/longest/highest | smallest/shortest/lowest/least
~ big/large | small/little/tiny
~ long | short
~ tall/high | short/low
~ wide | narrow
~ fast/faster/quickly | slow/slower/slowly
~ old/older | new/newer
~ old/older | young/younger
~ right/correct/correctly | wrong/wrongly/incorrect/not right/not correct
true | false
yes | no
~ always | never | sometimes
~ everyone/everybody/anyone/anybody | nobody
at least/minimum | at most/maximum
public | private
valid | invalid
active/activate/activated/enable/enabled | inactive/disable/disabled/deactivate
easy/easier | hard/harder/difficult
horizontal/horizontally/across | vertical/vertically
~ day | night
sun/sunny | rain/rainy | snow/snowy
morning | noon | evening | night
spring | summer | autumn | winter
january | february | march | april | may | june | july | august | september | october | november | december
monday | tuesday | wednesday | thursday | friday | saturday | sunday
red | blue | green | yellow | white | black | brown | orange | pink | purple | grey/gray
half | double/twice/doubled
~ teacher/teachers | student/students | parent/parents | neighbor/neighbors/neighbour/neighbours
mother | father
boy/boys | girl/girls
child/children | adult/adults
~ class/classes | school/schools | level/levels | chapter/chapters | challenge/challenges | quiz/quizzes | tournament/tournaments
email | password/passwords | username/usernames
certificate/certificates | badge/badges | star/stars | coin/coins
price/prices | tax | discount
~ function/functions | variable/variables | loop/loops | class/classes | method/methods | condition/conditions
~ word/words | letter/letters
input | output
~ add/adds/added/plus/sum | subtract/subtracts/minus/difference
multiply/multiplied/multiplies/times | divide/divides/divided
even | odd
positive | negative
rises/rise/grows/grow/increase/increases | falls/fall/shrinks/shrink/decrease/decreases
dog | cat | cow | horse | pig | sheep | goat | duck | hen/chicken | rabbit | fox | frog | wolf | monkey | bear | mouse
carrot/carrots | apple/apples | wheat | pumpkin/pumpkins | tomato/tomatoes | potato/potatoes | cabbage/cabbages | corn | berry/berries | nut/nuts | mushroom/mushrooms | flower/flowers
~ tree/trees | rock/rocks | bush/bushes | fence/fences | gate/gates | bridge/bridges | river/rivers | pond/ponds | well/wells | house/houses | path/paths
water | milk | honey | egg/eggs | wool | seed/seeds
forward/forwards | backward/backwards/back
~ build/builds/built | break/breaks/broken/destroy
~ win/wins/won | lose/loses/lost
turn on/switch on/switched on/turned on | turn off/switch off/switched off/turned off
`;

/** Groups whose words have many senses: they count in short texts alone. */
export const WEAK = new Set(
  LINES.trim()
    .split('\n')
    .flatMap((line, index) => (line.startsWith('~') ? [index] : [])),
);

/** Each group: its members, each with its words. */
export const GROUPS = LINES.trim()
  .split('\n')
  .map(line =>
    line
      .replace('~', '')
      .split('|')
      .map(member => member.trim().split('/')),
  );

const placesOf = isWanted => {
  const places = new Map();
  for (const [group, members] of GROUPS.entries())
    for (const [member, words] of members.entries())
      for (const word of words)
        if (isWanted(word)) places.set(word, [...(places.get(word) ?? []), [group, member]]);
  return places;
};

/** Where a word stands: group and member. */
export const WORDS = placesOf(word => !word.includes(' '));
export const PHRASES = placesOf(word => word.includes(' '));
