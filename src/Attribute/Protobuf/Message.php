<?php

declare(strict_types=1);

namespace Kiln\Attribute\Protobuf;

use Kiln\Attribute\FormatFact;

/**
 * What a class is called in a `.proto` file: for messages of others, and so that a class can have another name later.
 *
 *     #[Message('Parcel', package: 'shop.shipping.v1')]
 *
 * Without it, the name is that of the class, and the package is the namespace.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_CLASS)]
final readonly class Message implements FormatFact
{
    /**
     * @param ?string $package of the file, if the class is the first one in it
     */
    public function __construct(private ?string $name = null, private ?string $package = null) {}

    public function format(): string
    {
        return 'protobuf';
    }

    public function facts(): array
    {
        return ['message' => $this->name, 'package' => $this->package];
    }
}
