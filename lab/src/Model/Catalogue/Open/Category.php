<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

use JMS\Serializer\Annotation as JMS;

final class Category
{
    public int $id;
    public string $name;
    #[JMS\Groups(['detail'])] public string $slug;
}
