<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Events;

use Symfony\Component\Validator\Constraints as Assert;

final class Checked
{
    #[Assert\NotBlank(groups: ['strict'])]
    public ?string $name = null;

    public ?Checked $child = null;
}
