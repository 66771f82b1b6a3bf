<?php

declare(strict_types=1);

namespace Kiln\Metadata;

use Kiln\Type\Type;

/**
 * @internal
 */
final readonly class ParameterMetadata
{
    /**
     * @param Type    $type             native type refined by phpdoc
     * @param ?Type   $nativeType       what PHP itself enforces; null for none
     * @param ?string $defaultExpression PHP code of the default that can stand anywhere (constants fully qualified); null for none
     * @param ?PropertyMetadata $key   what fills it where no property has its name; null where one has, and where nothing can
     */
    public function __construct(
        public string $name,
        public Type $type,
        public ?Type $nativeType,
        public ?string $defaultExpression,
        public bool $isPromoted,
        public bool $isVariadic,
        public bool $isByReference,
        public ?PropertyMetadata $key = null,
    ) {}
}
