import { mount } from "svelte";
import App from "./App.svelte";
import { isSite } from "./protocol/host";
import "./styles/all.css";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no #app to mount in.");

if (isSite) await import("./site/begin");

export default mount(App, { target });
