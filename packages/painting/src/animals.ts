import bear from '@burrow/art/dist/animals/bear.webp';
import boar from '@burrow/art/dist/animals/boar.webp';
import cat from '@burrow/art/dist/animals/cat.webp';
import chicken from '@burrow/art/dist/animals/chicken.webp';
import cow from '@burrow/art/dist/animals/cow.webp';
import dog from '@burrow/art/dist/animals/dog.webp';
import dragon from '@burrow/art/dist/animals/dragon.webp';
import fox from '@burrow/art/dist/animals/fox.webp';
import frog from '@burrow/art/dist/animals/frog.webp';
import hamster from '@burrow/art/dist/animals/hamster.webp';
import horse from '@burrow/art/dist/animals/horse.webp';
import koala from '@burrow/art/dist/animals/koala.webp';
import lion from '@burrow/art/dist/animals/lion.webp';
import monkey from '@burrow/art/dist/animals/monkey.webp';
import mouse from '@burrow/art/dist/animals/mouse.webp';
import owl from '@burrow/art/dist/animals/owl.webp';
import panda from '@burrow/art/dist/animals/panda.webp';
import penguin from '@burrow/art/dist/animals/penguin.webp';
import pig from '@burrow/art/dist/animals/pig.webp';
import rabbit from '@burrow/art/dist/animals/rabbit.webp';
import raccoon from '@burrow/art/dist/animals/raccoon.webp';
import tiger from '@burrow/art/dist/animals/tiger.webp';
import unicorn from '@burrow/art/dist/animals/unicorn.webp';
import wolf from '@burrow/art/dist/animals/wolf.webp';

/** The picture of each animal, by its lower-case name: its row of the atlas of all. */
export const ANIMAL_URLS: Readonly<Record<string, string>> = {
  bear,
  boar,
  cat,
  chicken,
  cow,
  dog,
  dragon,
  fox,
  frog,
  hamster,
  horse,
  koala,
  lion,
  monkey,
  mouse,
  owl,
  panda,
  penguin,
  pig,
  rabbit,
  raccoon,
  tiger,
  unicorn,
  wolf,
};

/** The animal of a frame: `rabbit` of `rabbit/down/0`. */
export const animalOf = (frame: string): string => frame.slice(0, frame.indexOf('/'));
