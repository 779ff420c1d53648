/** A plan with two levels, and one whose solution does not do what its goals want. */
export const PLAN = `# A chapter

- **\`loops-level9\` Over the brook**: *several lines in the body*. Piles of logs lie beside the lane. **Map** start 5,6 E; sign 5,5; log 6,5; bridge 8,6; door 10,6; listener 10,6. **Goals** \`read sign ×1; collect log ×4 (by 4); build bridge ×1 (4 log); open door ×1; speak "a;b"; compare found = (1, "a;b"); uses("for")\`. **Data** \`brooks = 1; names = ["Moss"]\`. **Signs** "a;b".
  - \`player.turn_left()↵word = player.read()↵player.turn_right()↵for brook in range(brooks):↵⇥player.move_forward(1)↵⇥player.turn_left()↵⇥player.collect("log")↵⇥player.turn_right()↵player.move_forward(1)↵player.build("bridge")↵player.move_forward(2)↵player.open()↵player.speak(word)↵found = (1, word)\`
  - **Commands** turn_left, read. **Max** 14. **Wrong** \`player.speak("word")\` → the word itself, wrong phrase; \`player.collect(log)\` → NameError; no loop → too many lines. **Variant** none.

- **\`exeptions-level6\` Torn** *(bonus, no guide)*: *try and except*. Half of the label is lost. **Map** start 9,3 E; sign 10,3; box 9,7; canteen 8,7; well 8,7. **Goals** \`read label ×1; collect box ×2 (by 1, 1); collect canteen ×2; uses("try")\`. **Data** \`def spare():↵⇥return 3\`. **Signs** "t~n".
  - \`try:↵⇥steps = int(player.read())↵except ValueError:↵⇥steps = spare()↵player.turn_right()↵player.move_forward(steps)↵player.collect("box")↵player.collect("box")↵player.move_forward(1)↵player.turn_right()↵player.collect("canteen")↵player.collect("canteen")\`
  - **Max** none. **Wrong** \`int("player")\` → ValueError.

- **\`lists-level9\` Never**: *nothing*. Nothing. **Map** start 5,6 E; carrot 7,6. **Goals** \`collect carrot ×2\`.
  - \`player.move_forward(1)↵player.collect("carrot")\`
`;
