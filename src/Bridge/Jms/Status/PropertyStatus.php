<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Status;

/**
 * @api
 */
final readonly class PropertyStatus
{
    /**
     * @param string     $name    by which jms/serializer knows the property
     * @param ?Treatment $writing null where it is not written, or jms/serializer writes the whole object
     * @param ?Treatment $reading likewise
     */
    public function __construct(
        public string $name,
        public ?Treatment $writing,
        public ?Treatment $reading,
    ) {}
}
