import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/all.css";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no #app to mount in.");

export default mount(App, { target });
