// Words of English that exclude each other, whatever the language. A line is a group; a word's forms are joined by "/"; the first
// names the sense in senses/<code>.txt, where a language says how it has it.

/** Where a word of a group has another sense. */
export const SAYINGS =
  /\b(?:right (?:now|away|ahead|there|then)|all right|that is all|after all|at all|not at all|first of all|at first|at last|look(?:s|ed|ing)? after|left over|what is left|is left|are left|be left|nothing left|any more|no more|once more|one more|never ?mind|up to date|up to (?= *(?:\d|$|·))|make up|makes up|made up|turn up|turns up|turned up|pick(?:s|ed|ing)? up|sign(?:s|ed|ing)? up|look(?:s|ed|ing)? up|ends? up|split up|add(?:s|ed|ing)? up|set(?:s|ting)? up|down here|write down|writes down|written down|broken down|break down|one another|each other|no one|one by one|at once|for once|in front of you|before you|after you|in the way|on and on|and so on|log(?:s|ged)? (?:in|on|out|off)|sooner or later|more or less|no longer|any longer|as long as|long ago|last time|last year|high school|as well|well done|at least once|on (?:its|their|his|her|your) own|close to|too close|the same|just as|second factor|second step)\b/giu;

const LINES = `
up/upward/upwards | down/downward/downwards
above | below/under/beneath/underneath
front | behind
inside/within | outside
before | after/afterwards
first | second | third | fourth | fifth | sixth | last/final
first/start/beginning | last/end
next | previous
more | fewer/less
most | least/fewest
at least | at most
all/every/everyone/everybody/everything | none/nobody/nothing | some/someone/somebody/something
always | never | sometimes | often/usually
often/usually | rarely/seldom
must/have to/has to/need to/needs to | can/may/might/could
open/opens/opened | close/closes/closed/shut
switched on/turned on/turn on/switch on/turns on/switches on | switched off/turned off/turn off/switch off/turns off/switches off
show/shows/shown | hide/hides/hidden
add/adds/added | remove/removes/removed/delete/deletes/deleted/erase/erases/erased
start/starts/started/begin/begins/began | stop/stops/stopped/end/ends/ended/finish/finishes/finished
shorten/shortens/shortened | lengthen/lengthens/lengthened
shorter | longer
increase/increases/grows/grow/rises/rise | decrease/decreases/shrinks/shrink/falls/fall
empty/empties/emptied | full/fills/filled/fill
with | without
student/students/learner/learners | teacher/teachers | parent/parents | administrator/administrators
child/children | adult/adults/grown-up/grown-ups
boy/boys | girl/girls
mother | father
class/classes | school/schools | course/courses | chapter/chapters | level/levels
monday/mondays | tuesday/tuesdays | wednesday/wednesdays | thursday/thursdays | friday/fridays | saturday/saturdays | sunday/sundays
january | february | march | april | june | july | august | september | october | november | december
seconds | minute/minutes | hour/hours/hourly | day/days/daily | week/weeks/weekly | month/months/monthly | year/years/yearly/annual/annually
today | tomorrow | yesterday
morning/mornings | noon | evening/evenings | night/nights
noon/midday | midnight
spring | summer | autumn | winter
red | blue | green | yellow | white | black | brown | orange | pink | purple | grey/gray
north | south | east | west
big/bigger/biggest/large/larger/largest/greater/greatest | small/smaller/smallest/little/tiny
long/longest | short/shortest
high/higher/highest/tall/taller/tallest | low/lower/lowest
near/nearer/nearest | far/farther/farthest
early/earlier/earliest | late/later/latest
fast/faster/fastest/quick/quickly | slow/slower/slowest/slowly
old/older/oldest | new/newer/newest
old/older/oldest | young/younger/youngest
warm/warmer/hot/hotter | cold/colder/cool
wet | dry
heavy/heavier | light/lighter
clean | dirty
correct/correctly | wrong/wrongly/incorrect/incorrectly
yes | no
true | false
easy/easier/easiest | hard/harder/hardest/difficult
same/equal | different/other
public | private
allow/allows/allowed | forbid/forbids/forbidden
succeed/succeeds/succeeded | fail/fails/failed
horizontal/horizontally | vertical/vertically
row/rows | column/columns
forward/forwards | backward/backwards
enter/enters/entered/join/joins/joined | leave/leaves
take/takes/taken/pick/picks/picked/collect/collects/collected | put/puts/place/places/placed/plant/plants/planted
give/gives/given | take/takes/taken
send/sends/sent | receive/receives/received
buy/buys/bought | sell/sells/sold
import/imports/imported | export/exports/exported
upload/uploads/uploaded | download/downloads/downloaded
save/saves/saved | delete/deletes/deleted
lock/locks/locked | unlock/unlocks/unlocked
accept/accepts/accepted/approve/approves/approved | reject/rejects/rejected/refuse/refuses/refused/decline/declines/declined
win/wins/won | lose/loses/lost
odd | even
plus | minus
multiply/multiplies/multiplied | divide/divides/divided
input | output
half | double/twice/doubled
push/pushes/pushed | pull/pulls/pulled
read/reads | write/writes/written/wrote
dog/dogs | cat/cats | cow/cows | horse/horses | pig/pigs | sheep | goat/goats | duck/ducks | hen/hens/chicken/chickens | rabbit/rabbits | fox/foxes | frog/frogs | wolf/wolves | hamster/hamsters | bird/birds | bee/bees | bear/bears | mouse/mice | mole/moles | hedgehog/hedgehogs | owl/owls
carrot/carrots | apple/apples | wheat | pumpkin/pumpkins | tomato/tomatoes | potato/potatoes | cabbage/cabbages | corn | berry/berries/strawberry/strawberries | nut/nuts | mushroom/mushrooms | sunflower/sunflowers | tulip/tulips | onion/onions | pear/pears | plum/plums | cherry/cherries | pea/peas | bean/beans | egg/eggs | milk | honey | wool | bread | cheese
tree/trees | rock/rocks/stone/stones | bush/bushes | fence/fences | gate/gates | bridge/bridges | river/rivers | pond/ponds | well/wells | house/houses | barn/barns | stall/stalls | board/boards | sign/signs | bed/beds
password/passwords | username/usernames | email/emails
email/emails | letter/letters
`;

/** Groups of which only the first word is looked for: "one" may be anything, and "from" stands everywhere. */
const ONE_WAY_LINES = `
all/every/everyone/everybody/everything | one/once/single/each/both/same/shared/together/whole/time
until/till | from/since/starting
`;

/** Each group: its senses, each with its words; the first of them is its name. */
const groupsOf = lines =>
  lines
    .trim()
    .split('\n')
    .map(line => line.split('|').map(sense => sense.trim().split('/')));
export const SENSES = groupsOf(LINES);
export const ONE_WAY = groupsOf(ONE_WAY_LINES);

const NAMES =
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand`.split(/\s+/);
const valueOf = index => {
  if (index < 19) return index + 2;
  if (index < 26) return (index - 16) * 10;
  return index === 26 ? 100 : 1000;
};

/** Numbers that are written in words, with what they are. */
export const NUMBERS = new Map(NAMES.map((name, index) => [name, valueOf(index)]));
