<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

/**
 * What a type is taken out of documents by.
 *
 * @internal
 */
interface Shapes
{
    public function root(): Node;

    /**
     * @param string $id of an {@see ObjectOf}
     *
     * @return ?Shape null where elements are not found by their names alone
     */
    public function shape(string $id): ?Shape;

    /**
     * Whether the first of several elements counts where one is expected; if not, several are for a parser.
     */
    public function takesFirst(): bool;

    /**
     * Whether a map is an object where its keys are those of a list, as in JSON, and scalars of the same key are for a parser, as all others are.
     */
    public function hasObjects(): bool;

    /**
     * Whether the items of a long list may be {@see \Kiln\Engine\Php\Runtime\XmlItems}: nobody sees when they are taken out of the text.
     */
    public function mayBeLate(): bool;

    /**
     * Whether somebody reads a root that is a list a few entries at a time.
     */
    public function hasBatches(): bool;
}
