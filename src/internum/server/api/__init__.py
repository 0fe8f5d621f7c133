"""The calls of the table, by what they are about."""

from fastapi import APIRouter

from . import docs, events, guide, health, lessons, library, odds, people, pictures, play, review, tables

router = APIRouter(prefix="/api")
for part in (library, tables, lessons, play, guide, odds, people, review, pictures, events, health, docs):
    router.include_router(part.router)
