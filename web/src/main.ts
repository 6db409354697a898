import "./app/fonts.css";
import "./app/shell.css";
import { mount } from "svelte";
import App from "./app/App.svelte";

const target = document.getElementById("app");
if (target !== null) mount(App, { target });
