<?php

declare(strict_types=1);

namespace Kiln\Attribute\Xml;

use Kiln\Attribute\FormatFact;

/**
 * What the element of an object is called where nothing around it says so: at the root of a document, in a list of the root and in
 * a stream. Without it, that is the short name of the class.
 *
 *     #[Xml\Root('feed', namespace: 'http://www.w3.org/2005/Atom')]
 *     final class Feed {}
 *
 * The namespace is that of the elements of its members, too, unless these say something else. A class without one takes that of
 * the element it stands in.
 *
 * Other formats take no notice of it.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_CLASS)]
final readonly class Root implements FormatFact
{
    /**
     * @param ?string $name      without a prefix
     * @param ?string $namespace URI
     * @param ?string $prefix    by which the namespace is written; without one it is the default namespace of the document
     */
    public function __construct(private ?string $name = null, private ?string $namespace = null, private ?string $prefix = null) {}

    public function format(): string
    {
        return 'xml';
    }

    public function facts(): array
    {
        return \array_filter(['name' => $this->name, 'namespace' => $this->namespace, 'prefix' => $this->prefix], static fn(?string $fact): bool => $fact !== null);
    }
}
