player.speak("Good morning")
